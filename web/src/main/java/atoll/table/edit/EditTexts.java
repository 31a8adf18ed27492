package atoll.table.edit;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.edit.Edit;
import atoll.edit.EditPart;
import atoll.edit.GeneralProblem;
import atoll.edit.Problem;
import atoll.edit.Property;
import atoll.table.EditTable;
import atoll.table.text.Messages;
import java.util.List;

/** The properties of a position, their values and what makes it impossible, in words. */
public final class EditTexts {
    private final String game;
    private final EditTable table;
    private final Messages messages;

    /**
     * The texts of a game.
     *
     * @param game the id of the game
     * @param table the table of the game
     * @param messages the texts
     */
    public EditTexts(String game, EditTable table, Messages messages) {
        this.game = game;
        this.table = table;
        this.messages = messages;
    }

    /**
     * {@return the full name of a property: of what, and whose}
     *
     * @param property a property
     */
    public String name(Property property) {
        return messages.format(key(table.key(property)), item(property), seat(property.seat()));
    }

    /**
     * {@return the name of a property among the others of its group and seat}
     *
     * @param property a property
     */
    public String shortName(Property property) {
        return property.item() == null ? name(property) : item(property);
    }

    /**
     * {@return the name of all properties of a group and a seat}
     *
     * @param property one of them, with an item
     */
    String groupName(Property property) {
        return messages.format(key(table.key(property)) + ".all", "", seat(property.seat()));
    }

    /**
     * {@return the name of properties of the same group and seat, and how many cards or pieces these are if they are counted}
     *
     * @param members the indices of the properties, which have items
     * @param draft the draft
     */
    public String group(List<Integer> members, Draft draft) {
        Property first = draft.properties().get(members.get(0));
        // what several players know of the same cards does not add up
        if (!first.isNumber() || first.part() == EditPart.KNOWLEDGE) {
            return groupName(first);
        }
        int count = 0;
        for (int member : members) {
            count += draft.value(member);
        }
        String unknown = table.unknown(first);
        String left = unknown.isEmpty() ? "0" : draft.value(unknown);
        return messages.format(
                left.equals("0") ? "edit.group" : "edit.group.unknown",
                groupName(first),
                Integer.toString(count),
                left);
    }

    private static boolean isSwitch(Property property) {
        return property.most() == 1 && property.name(0).equals("no");
    }

    private boolean isSeat(Property property, String name) {
        return table.namesSeats(property) && name.length() == 1 && name.charAt(0) >= '0' && name.charAt(0) <= '9';
    }

    private String item(Property property) {
        return property.item() == null ? "" : table.item(property, messages);
    }

    /**
     * {@return the name of a seat}
     *
     * @param seat a seat, from 0; -1 for none, whose name is empty
     */
    public String seat(int seat) {
        return seat < 0 ? "" : messages.format("seat.number", Integer.toString(seat + 1));
    }

    private String key(String group) {
        return "edit." + game + "." + group;
    }

    /**
     * {@return the name of a value}
     *
     * @param property a property
     * @param value 0..property.most()
     */
    public String value(Property property, int value) {
        if (property.isNumber()) {
            return Integer.toString(value);
        }
        if (isSwitch(property)) {
            return messages.text(value == 0 ? "edit.no" : "edit.yes");
        }
        String name = property.name(value);
        return isSeat(property, name) ? seat(name.charAt(0) - '0') : table.value(property, value, messages);
    }

    /**
     * {@return the name of what an edit puts somewhere}
     *
     * @param edit an edit
     */
    String thing(Edit edit) {
        Property property = edit.property();
        if (isSwitch(property)) {
            return messages.text(key(table.key(property)) + ".thing." + edit.what());
        }
        return Messages.capital(
                isSeat(property, edit.what())
                        ? messages.format(key(table.key(property)) + ".thing", value(property, edit.value()))
                        : table.describe(property, edit.value(), messages));
    }

    /**
     * {@return the name of a button that changes a number by one}
     *
     * @param property a number
     * @param step 1 or -1
     */
    public String step(Property property, int step) {
        return messages.format("edit.step", Messages.capital(shortName(property)), step < 0 ? "\u22121" : "+1");
    }

    /**
     * {@return the category of what an edit puts somewhere; empty for none}
     *
     * @param edit an edit
     */
    String category(Edit edit) {
        return Messages.capital(table.category(edit.property(), edit.value(), messages));
    }

    /**
     * {@return a property and its value}
     *
     * @param property a property
     * @param value 0..property.most()
     */
    public String statement(Property property, int value) {
        return messages.format("edit.value", name(property), value(property, value));
    }

    /**
     * {@return why a number cannot be given a value: which ones it can be given now}
     *
     * @param draft a draft
     * @param property the index of a property that is a number
     */
    public String refusal(Draft draft, int property) {
        int least = draft.value(property);
        int most = least;
        while (DraftChange.offers(draft, property, least - 1)) {
            least--;
        }
        while (DraftChange.offers(draft, property, most + 1)) {
            most++;
        }
        return messages.format("edit.number", Integer.toString(least), Integer.toString(most));
    }

    /**
     * {@return why a draft is impossible, in a sentence}
     *
     * @param problem what is wrong
     * @param draft the draft
     */
    public String problem(Problem problem, Draft draft) {
        if (problem.reason() == GeneralProblem.IMPOSSIBLE) {
            return messages.text("edit.impossible");
        }
        return messages.format(
                key("problem." + problem.reason().id()),
                seat(problem.seat()),
                Integer.toString(problem.number()),
                where(problem, 0, draft),
                where(problem, 1, draft));
    }

    private String where(Problem problem, int index, Draft draft) {
        if (index >= problem.where().size()) {
            return "";
        }
        String id = problem.where().get(index);
        for (Property property : draft.properties()) {
            if (property.id().equals(id)) {
                String place = table.place(property, messages);
                return place.isEmpty() ? name(property) : place;
            }
        }
        return id;
    }
}

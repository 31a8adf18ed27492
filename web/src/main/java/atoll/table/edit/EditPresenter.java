package atoll.table.edit;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.edit.Property;
import atoll.engine.State;
import atoll.table.EditTable;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.present.BoardModel;
import atoll.table.present.Highlights;
import atoll.table.present.PickState;
import atoll.table.present.Picker;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The presenter of an editor: the draft as it is drawn, what is picked, what can be put where, and what is wrong. A thing that is
 * picked before a place stays picked, so that it can be put in many places.
 */
public final class EditPresenter implements BoardModel, PickState {
    private final Table table;
    private final EditTable edits;
    private final Messages messages;
    private final EditTexts texts;
    private final EditHistory history;
    private final Picker picker = new Picker();
    private int near;
    private EditChoices choices;
    private State view;
    private EditProblem problem;
    private List<String> last = List.of();

    /**
     * An editor at a table.
     *
     * @param table the table of the game, which has an {@link Table#editing}
     * @param draft where it begins
     * @param messages the texts, with those of the editor
     */
    public EditPresenter(Table table, Draft draft, Messages messages) {
        this.table = table;
        this.messages = messages;
        edits = table.editing();
        texts = new EditTexts(table.id(), edits, messages);
        history = new EditHistory(draft);
        refresh();
    }

    private void refresh() {
        near = Math.min(near, draft().setup().seats() - 1);
        view = draft().state();
        problem = new EditProblem(draft());
        choices = new EditChoices(draft(), view, near, edits, texts);
        picker.offer(choices.paths());
    }

    /** {@return the draft as it is now; read only} */
    public Draft draft() {
        return history.draft();
    }

    /** {@return the names of everything} */
    public EditTexts texts() {
        return texts;
    }

    /** {@return how positions are edited on the table of the game} */
    public EditTable edits() {
        return edits;
    }

    /** {@return why the position is impossible, in a sentence; empty if it can be opened} */
    public String problem() {
        return problem.text(texts);
    }

    /** {@return the spots that the problem is about} */
    public List<String> problemSpots() {
        Set<String> spots = new LinkedHashSet<>();
        for (Property property : problem.concerned()) {
            spots.addAll(spots(property));
        }
        return List.copyOf(spots);
    }

    // Its own, or else that of its collection.
    private List<String> spots(Property property) {
        List<String> spots = edits.spots(property, view, near);
        String collection = edits.collection(property, near);
        return spots.isEmpty() && !collection.isEmpty() ? List.of(collection) : spots;
    }

    /**
     * {@return whether the problem is about a property}
     *
     * @param property the index of a property
     */
    public boolean isConcerned(int property) {
        return problem.isAbout(property);
    }

    /** {@return the seat at the near side of the table} */
    public int near() {
        return near;
    }

    /**
     * Turns the table, and words everything in the language of now.
     *
     * @param seat the seat at the near side
     */
    public void turnTo(int seat) {
        near = seat;
        last = List.of();
        refresh();
    }

    // Changes.

    /**
     * Picks a spot, and makes the edit if the picks are complete.
     *
     * @param spot the id of a spot
     * @return what the pick did
     */
    public Picker.Result pick(String spot) {
        String tool = tool();
        boolean place = !EditChoices.isBeside(spot) && !picker.picks().contains(spot);
        if (!tool.isEmpty() && place && !picker.leadsToMove(spot)) {
            int taken = choices.clearing(tool, spot);
            if (taken >= 0) {
                apply(taken);
                picker.pick(tool);
                return Picker.Result.MOVE;
            }
            if (fits(tool, spot)) {
                return Picker.Result.DEAD;
            }
        }
        if (choices.isCategory(spot) && hasPlace(picker.picks())) {
            String at = EditChoices.place(picker.picks());
            picker.offer(choices.paths());
            pickAgain(List.of(at, spot));
            return Picker.Result.MORE;
        }
        Picker.Result result = picker.pick(spot);
        if (result == Picker.Result.MOVE) {
            List<String> picks = picker.picks();
            apply(choices.edit(picker.move()));
            if (!tool.isEmpty()) {
                pickAgain(List.of(tool));
            } else if (choices.isStep(spot)) {
                pickAgain(picks.subList(0, picks.size() - 1)); // one card more, and another one
            }
        }
        return result;
    }

    // The thing that was picked before any place; empty if none was, or one with a category.
    private String tool() {
        String first = picker.picks().isEmpty() ? "" : picker.picks().get(0);
        return choices.isTool(first) ? first : "";
    }

    private void pickAgain(List<String> spots) {
        for (String spot : spots) {
            if (!picker.isDeadEnd(spot)) {
                picker.pick(spot);
            }
        }
    }

    // Whether the tool could be put on a spot in another position.
    private boolean fits(String tool, String spot) {
        for (Property property : draft().properties()) {
            if (edits.isTool(property)
                    && edits.spots(property, view, near).contains(spot)
                    && EditChoices.isOf(tool, property, edits)) {
                return true;
            }
        }
        return false;
    }

    private void apply(int edit) {
        Property property = draft().describe(edit).property();
        last = spots(property);
        history.apply(edit, texts.statement(property, draft().describe(edit).value()));
        refresh();
    }

    /**
     * Gives a property another value.
     *
     * @param property the index of a property
     * @param value a value
     * @return false if it cannot be given that value; nothing changes then
     */
    public boolean set(int property, int value) {
        if (value == draft().value(property)) {
            return true;
        }
        Draft next = DraftChange.with(draft(), property, value);
        if (next == null) {
            return false;
        }
        load(next, texts.statement(draft().properties().get(property), value));
        return true;
    }

    /**
     * Replaces the whole draft, which can be undone.
     *
     * @param draft another draft of the game
     * @param what the change in words
     */
    public void load(Draft draft, String what) {
        history.load(draft, what);
        last = List.of();
        refresh();
    }

    /** {@return what was done last, in words; empty if nothing was} */
    public String lastChange() {
        return history.last();
    }

    /** {@return whether there is something to undo} */
    public boolean canUndo() {
        return history.canUndo();
    }

    /** {@return whether there is something to redo} */
    public boolean canRedo() {
        return history.canRedo();
    }

    /** {@return the change that is undone now, in words; null if there was none} */
    public String undo() {
        return stepped(history.undo());
    }

    /** {@return the change that is redone now, in words; null if there was none} */
    public String redo() {
        return stepped(history.redo());
    }

    private String stepped(String what) {
        last = List.of();
        refresh();
        return what;
    }

    /**
     * Removes all picks.
     *
     * @return whether there was one
     */
    public boolean unpick() {
        boolean picked = !picker.picks().isEmpty();
        picker.offer(choices.paths());
        return picked;
    }

    // What can be picked.

    /** {@return the things and categories that can be picked now: all tools, and what can be put in the picked place} */
    public List<Spot> things() {
        List<String> picks = picker.picks();
        boolean place = hasPlace(picks);
        List<Spot> shown = new ArrayList<>();
        for (Spot category : choices.categories()) {
            if (place ? choices.fits(EditChoices.place(picks), category.id()) : choices.isFree(category.id())) {
                shown.add(category);
            }
        }
        for (Spot thing : choices.things()) {
            String category = choices.category(thing.id());
            boolean alive = picker.leadsToMove(thing.id()) || picks.contains(thing.id());
            if (category == null
                    ? place && alive || !place && choices.isTool(thing.id())
                    : picks.contains(category) && alive) {
                shown.add(thing);
            }
        }
        return shown;
    }

    private static boolean hasPlace(List<String> picks) {
        return !EditChoices.place(picks).isEmpty();
    }

    /** {@return whether a place is picked, for which a thing is to be chosen} */
    public boolean isPicking() {
        return hasPlace(picker.picks());
    }

    /** {@return the spot of the place that is picked, or was edited last; empty if there is none} */
    public String place() {
        return EditChoices.place(hasPlace(picker.picks()) ? picker.picks() : last);
    }

    /** {@return what to do next} */
    public String prompt() {
        List<String> picks = picker.picks();
        if (picks.isEmpty()) {
            return messages.text("edit.prompt");
        }
        String thing = EditChoices.thing(picks);
        if (!thing.isEmpty() && hasPlace(picks)) {
            return messages.format("edit.prompt.other", choices.label(thing));
        }
        if (!tool().isEmpty()) {
            return messages.format("edit.prompt.place", choices.label(tool()));
        }
        return messages.text(hasPlace(picks) ? "edit.prompt.thing" : "edit.prompt.category");
    }

    @Override
    public boolean isOthersTurn() {
        return false;
    }

    @Override
    public List<String> picks() {
        return picker.picks();
    }

    @Override
    public boolean leadsToMove(String spot) {
        return picker.leadsToMove(spot);
    }

    @Override
    public boolean canPick(String spot) {
        return !picker.isDeadEnd(spot);
    }

    @Override
    public boolean isHinted(String spot) {
        return false;
    }

    @Override
    public boolean canConfirm() {
        return false;
    }

    // The board.

    @Override
    public Scene scene(int room, String hovered) {
        ViewOptions options = new ViewOptions(messages, near, room, List.of(), false);
        Scene scene = table.scene(view, options);
        scene.spots().removeIf(spot -> spot.area() == null);
        edits.addSpots(view, options, scene);
        scene.beginOverlay();
        Highlights.last(scene, last);
        Highlights.highlight(scene, problemSpots());
        if (!picker.picks().isEmpty()) {
            Highlights.many(scene, picker, hovered);
        }
        return scene;
    }

    @Override
    public int previewed(String hovered) {
        // what is pointed at gets a ring
        return hovered != null && picker.leadsToMove(hovered) ? hovered.hashCode() & Integer.MAX_VALUE : -1;
    }

    @Override
    public boolean describesPick(String hovered) {
        return false;
    }

    @Override
    public String illegalMoveText(String spot) {
        return canPick(spot) ? "" : messages.text("edit.fixed");
    }

    @Override
    public boolean canDrag(String spot) {
        return false;
    }
}

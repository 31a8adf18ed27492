package atoll.table.edit;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.edit.Edit;
import atoll.edit.Property;
import atoll.table.EditTable;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.present.BoardModel;
import atoll.table.present.Highlights;
import atoll.table.present.PickState;
import atoll.table.present.Picker;
import atoll.table.scene.Scene;
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
    private EditView shown;
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
        shown = new EditView(draft(), near, table);
        problem = new EditProblem(draft());
        choices = new EditChoices(shown, texts);
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

    /** {@return the spots that the problem is about, on the board and beside it} */
    public List<String> problemSpots() {
        Set<String> spots = new LinkedHashSet<>();
        for (Property property : problem.concerned()) {
            spots.addAll(shown.main(property));
            if (shown.places(property).contains(EditTable.home(property))) {
                spots.add(EditTable.home(property));
            }
        }
        return List.copyOf(spots);
    }

    /**
     * {@return whether the problem is about a property}
     *
     * @param property the index of a property
     */
    public boolean isConcerned(int property) {
        return problem.isAbout(property);
    }

    /**
     * {@return the sign of a seat}
     *
     * @param seat a seat, from 0
     */
    public Scene sign(int seat) {
        return table.seatSymbol(shown.state(), seat);
    }

    /** {@return the seat at the near side of the table} */
    public int near() {
        return near;
    }

    /**
     * Turns the table, and makes all names again, in the current language.
     *
     * @param seat the seat at the near side
     */
    public void turnTo(int seat) {
        near = seat;
        last = List.of();
        refresh();
    }

    /**
     * Picks a spot, and makes the edit if the picks are complete. The table turns to another seat that is picked.
     *
     * @param spot the id of a spot
     * @return what the pick did
     */
    public Picker.Result pick(String spot) {
        String tool = choices.tool(picker.picks());
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
        if (EditChoices.isCategory(spot) && isPicking()) {
            String at = EditChoices.place(picker.picks());
            picker.offer(choices.paths());
            pickAgain(List.of(at, spot));
            return Picker.Result.MORE;
        }
        List<String> picks = picker.picks();
        Picker.Result result = picker.pick(spot);
        if (result == Picker.Result.MOVE) {
            Property property = apply(choices.edit(picker.move()));
            if (!tool.isEmpty()) {
                pickAgain(List.of(tool));
            } else if (EditChoices.isField(spot)) {
                reopen(picks.get(0), property);
            }
        } else if (place && result == Picker.Result.MORE) {
            turnToPicked(spot);
        }
        return result;
    }

    private void turnToPicked(String spot) {
        int seat = spot.startsWith(EditTable.SEAT) ? EditTable.seat(spot) : edits.seatAt(spot);
        if (seat >= 0 && seat != near) {
            turnTo(seat);
            picker.pick(EditTable.SEAT + seat);
        }
    }

    // After a field has changed: its place, or if that is gone, as the last card of a kind, a larger one.
    private void reopen(String place, Property property) {
        List<String> places = new ArrayList<>(List.of(place));
        places.addAll(shown.all(property));
        for (String each : places) {
            if (choices.isNeeded(each)) {
                picker.pick(each);
                return;
            }
        }
    }

    private void pickAgain(List<String> spots) {
        for (String spot : spots) {
            if (choices.isNeeded(spot)) {
                picker.pick(spot);
            }
        }
    }

    // Whether the tool could be put on a spot in another position.
    private boolean fits(String tool, String spot) {
        for (Property property : draft().properties()) {
            if (shown.spots(property).contains(spot) && EditChoices.isOf(tool, property, edits)) {
                return true;
            }
        }
        return false;
    }

    private Property apply(int edit) {
        Property property = draft().describe(edit).property();
        last = shown.main(property);
        history.apply(edit, texts.statement(property, draft().describe(edit).value()));
        refresh();
        return property;
    }

    /**
     * Gives the property of a field another value: by a pick, unless it is a number that is not the next one.
     *
     * @param property the index of a property
     * @param value a value
     * @return false if it cannot be given that value; nothing changes then
     */
    public boolean set(int property, int value) {
        int now = draft().value(property);
        if (value == now) {
            return true;
        }
        Property of = draft().properties().get(property);
        if (value < 0 || value > of.most()) {
            return false;
        }
        boolean step = !of.isNumber() || Math.abs(value - now) == 1;
        String spot = step ? EditChoices.field(new Edit(of, value, of.isNumber() ? value - now : 0)) : "";
        if (isPicking() && picker.leadsToMove(spot)) {
            return pick(spot) == Picker.Result.MOVE;
        }
        Draft next = DraftChange.with(draft(), property, value);
        if (next == null) {
            return false;
        }
        String at = EditChoices.place(picker.picks());
        load(next, texts.statement(of, value));
        last = shown.main(of);
        if (!at.isEmpty() && !isPicking()) {
            reopen(at, of);
        }
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
        refreshOpen();
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
        String what = history.undo();
        refreshOpen();
        return what;
    }

    /** {@return the change that is redone now, in words; null if there was none} */
    public String redo() {
        String what = history.redo();
        refreshOpen();
        return what;
    }

    // An open place stays open, so that what was done there can be undone step by step.
    private void refreshOpen() {
        String at = EditChoices.place(picker.picks());
        last = List.of();
        refresh();
        if (choices.isNeeded(at)) {
            picker.pick(at);
        }
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

    /** {@return what can be chosen now beside the board} */
    public EditMenu menu() {
        return new EditMenu(shown, choices, picker, texts, messages);
    }

    /** {@return whether a place is picked, for which a thing is to be chosen} */
    public boolean isPicking() {
        return !EditChoices.place(picker.picks()).isEmpty();
    }

    /** {@return the spot of the place that is picked, or was edited last; empty if there is none} */
    public String place() {
        return EditChoices.place(isPicking() ? picker.picks() : last);
    }

    @Override
    public boolean isOthersTurn() {
        return false;
    }

    @Override
    public List<String> picks() {
        return picker.picks();
    }

    // While a place is open, any other one can be opened instead.
    @Override
    public boolean leadsToMove(String spot) {
        return picker.leadsToMove(spot) || isPicking() && choices.isNeeded(spot);
    }

    @Override
    public boolean canPick(String spot) {
        return choices.isNeeded(spot);
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
        Scene scene = edits.scene(table, shown.state(), options);
        scene.spots().removeIf(spot -> spot.area() == null);
        edits.addSpots(shown.state(), options, scene);
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

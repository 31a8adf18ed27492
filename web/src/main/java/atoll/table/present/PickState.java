package atoll.table.present;

import java.util.List;

/** What can be picked on a board at one moment. */
public interface PickState {
    /** {@return whether something happens by itself now, so that what was pointed at before says nothing} */
    boolean isOthersTurn();

    /** {@return the picked spots, in the order of the picks} */
    List<String> picks();

    /**
     * {@return whether picking this spot next leads to something}
     *
     * @param spot the id of a spot
     */
    boolean leadsToMove(String spot);

    /**
     * {@return whether this spot can be picked: it leads to something, confirms the picks, or replaces them}
     *
     * @param spot the id of a spot
     */
    boolean canPick(String spot);

    /**
     * {@return whether a spot belongs to the marked hint}
     *
     * @param spot the id of a spot
     */
    boolean isHinted(String spot);

    /** {@return whether the picks are complete already} */
    boolean canConfirm();
}

package atoll.games.rapanui;

/** The kind of the next decision. */
public enum RapanuiPhase {
    /** Chance lays out the four columns. */
    SETTING_UP,
    /** The seat to move buys an offering or plays at once. */
    BUYING,
    /** It has bought and must play. */
    PLAYING,
    /** A Moai was built: another seat sacrifices openly. */
    OFFERING,
    /** The builder sacrifices face down. */
    HIDING,
    /** The builder sacrifices one from the stock. */
    ADDING,
    /** The seat to move refills its hand. */
    TAKING,
    /** Chance fills an emptied column. */
    REFILLING,
    /** Moai are scored: a seat takes wood or glory. */
    CHOOSING,
    /** Hunters are scored and their stock is empty: a seat takes offerings of other kinds. */
    GAINING,
    /** The game is over. */
    OVER
}

package atoll.web.dom;

/** Line drawings on 24 by 24 units, as SVG paths. */
public final class Icons {
    /** A ring of land around a lagoon, open to the south-east. */
    public static final String ATOLL =
            "M17.5 17.8C15.9 19.3 13.9 20.2 11.6 20C7 19.7 3.7 16 4 11.6C4.3 7 8 3.8 12.4 4C17 4.3 20.3 8 20 12.4"
                    + "C19.9 13.5 19.6 14.5 19.2 15.4M15 15.2A4.6 4.4 0 1 1 16.4 13";

    public static final String UNDO = "M9 5L4 10L9 15M4 10H14.5A5.5 5.5 0 0 1 14.5 21H11";
    public static final String REDO = "M15 5L20 10L15 15M20 10H9.5A5.5 5.5 0 0 0 9.5 21H13";
    public static final String BACK = "M6 6L18 18M18 6L6 18";
    public static final String MENU = "M4 6.5H20M4 12H20M4 17.5H20";
    public static final String SETTINGS =
            "M12 5.7a6.3 6.3 0 1 0 0 12.6a6.3 6.3 0 1 0 0-12.6ZM12 9.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6Z"
                    + "M12 5.7V3M12 18.3V21M5.7 12H3M18.3 12H21M7.5 7.5L5.6 5.6M16.5 16.5L18.4 18.4M16.5 7.5L18.4 5.6M7.5 16.5L5.6 18.4";
    public static final String PAUSE = "M8.5 5V19M15.5 5V19";
    public static final String LOG = "M5 4.5H16.5L19.5 7.5V19.5H5ZM8.5 10H16M8.5 13.5H16M8.5 17H13";
    public static final String FIRST = "M6 5V19M19 5L9.5 12L19 19Z";
    public static final String PREVIOUS = "M16 5L7 12L16 19Z";
    public static final String NEXT = "M8 5L17 12L8 19Z";
    public static final String PLAY = "M12 3.5A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 0 1 12 3.5ZM10 8.5L15.5 12L10 15.5Z";
    public static final String RESET = "M12 5A7.5 7.5 0 1 1 5 9.8M5 4V10H11";
    public static final String LAST = "M18 5V19M5 5L14.5 12L5 19Z";

    public static final String HINT = "M9.5 18.5H14.5M10.5 21.5H13.5M9 15.5V14A6 6 0 1 1 15 14V15.5Z";
    public static final String CHANCES = "M4 20.5H20M6.5 17V12M12 17V4.5M17.5 17V9";

    private Icons() {}
}

package atoll.games.kanaloa;

import java.util.Arrays;

/** What can be edited in which phase, and what an edit changes besides. No card or stone is more often than in the box. */
final class KanaloaFormRules {
    /** From {@code second} to {@code last}. */
    static final int LAST = 1;
    /** From {@code second} to {@code played}. */
    static final int PLAYED = 2;
    /** From {@code second} to {@code discarded}. */
    static final int DISCARDED = 3;
    /** From {@code second} to {@code closing}. */
    static final int CLOSING = 4;

    /** From the first {@code sure} of a row to its first {@code doubt}. */
    static final int DOUBT = KanaloaMap.ISLANDS;
    /** From the first {@code sure} of a row to its {@code lost}. */
    static final int LOST = 2 * KanaloaMap.ISLANDS;
    /** From the first {@code sure} of a row to its {@code old}. */
    static final int OLD = LOST + 1;
    /** From the first {@code sure} of a row to its {@code scattered}. */
    static final int SCATTERED = LOST + 2;
    /** The largest value of {@code old}. */
    static final int MOST_OLD = KanaloaMap.ISLANDS * KanaloaMap.COPIES - 1;

    private static final int ROW = LOST + 3;
    private static final int ISLANDS = KanaloaMap.ISLANDS;
    private static final int HELD = KanaloaGods.END - KanaloaGods.KANALOA;
    private static final int SECRET = KanaloaState.SECRET;
    private static final KanaloaPhase[] PHASES = KanaloaPhase.values();

    private final KanaloaForm form;
    private final int seats;

    /**
     * The rules of a form.
     *
     * @param form the form, with all its properties
     */
    KanaloaFormRules(KanaloaForm form) {
        this.form = form;
        seats = form.seats;
    }

    /**
     * {@return the index of the first property of what somebody knows of a hand}
     *
     * @param who a seat, or the number after the last seat for everyone
     * @param owner another seat, whose hand it is
     */
    int row(int who, int owner) {
        int others = who == seats ? owner : owner - (owner > who ? 1 : 0);
        return form.rows + ROW * (who * (seats - 1) + others);
    }

    // What is offered.

    /**
     * {@return whether a property can be given a value}
     *
     * @param values by property: its value
     * @param property the index of a property
     * @param value another value of it
     */
    boolean offers(int[] values, int property, int value) {
        KanaloaPhase at = PHASES[values[form.phase]];
        boolean begun = isBegun(at);
        if (property < form.viewer) {
            return offersTurn(values, property, value);
        }
        if (property == form.viewer) {
            return true;
        }
        if (property < form.held) {
            return value == KanaloaGods.NONE || stones(values, value) > 0;
        }
        if (property < form.bridge) {
            int god = KanaloaGods.KANALOA + (property - form.held) % HELD;
            return value < values[property] || stones(values, god) > 0;
        }
        int more = value - values[property];
        if (property >= form.open && property < form.unknown) {
            boolean secret = property >= form.hand && isHidden(values, property);
            return !secret && more <= inDeck(values, (property - form.open) % ISLANDS);
        }
        if (property >= form.unknown && property < form.points) {
            int seat = (property - form.unknown) % seats;
            return values[form.viewer] > 0 && values[form.viewer] != 1 + seat;
        }
        return property < form.rows || begun && offersRow(values, property, value);
    }

    private static boolean isBegun(KanaloaPhase phase) {
        return phase.compareTo(KanaloaPhase.GIVING) > 0;
    }

    private boolean offersTurn(int[] values, int property, int value) {
        KanaloaPhase at = PHASES[values[form.phase]];
        if (property == form.phase) {
            return form.gods || PHASES[value] != KanaloaPhase.PLACING;
        }
        if (property == form.turn) {
            return at != KanaloaPhase.PLACING && at != KanaloaPhase.OVER;
        }
        if (property < form.other) {
            return hasFlag(at, property - form.flags);
        }
        if (property < form.given) {
            boolean stone = property == form.other && hasOther(at);
            boolean giver = property > form.other && property < form.removal && hasGivers(at);
            return stone || giver || property >= form.removal && at == KanaloaPhase.REMOVING;
        }
        if (property < form.finished) {
            int seat = property - form.given;
            boolean hidden = values[form.viewer] > 0 && values[form.viewer] != 1 + seat;
            return at == KanaloaPhase.GIVING && (value != SECRET || hidden);
        }
        return values[form.flags + LAST] == 1 && value <= seats;
    }

    private static boolean hasFlag(KanaloaPhase phase, int flag) {
        return isBegun(phase) && (flag <= LAST || phase != KanaloaPhase.OVER);
    }

    private static boolean hasOther(KanaloaPhase phase) {
        return phase == KanaloaPhase.STEALING || hasGivers(phase);
    }

    private static boolean hasGivers(KanaloaPhase phase) {
        return phase == KanaloaPhase.PULLING || phase == KanaloaPhase.RETURNING;
    }

    // The stones of a god in the box.
    private int stones(int[] values, int god) {
        int left = KanaloaGods.count(god);
        for (int i = form.stone; i < form.held; i++) {
            left -= values[i] == god ? 1 : 0;
        }
        for (int i = form.held + god - KanaloaGods.KANALOA; god > KanaloaGods.KANE && i < form.bridge; i += HELD) {
            left -= values[i];
        }
        return left;
    }

    // In a view, only the viewer's own face-down discards are known.
    private boolean isHidden(int[] values, int property) {
        return property >= form.down
                && values[form.viewer] > 0
                && values[form.viewer] != 1 + (property - form.down) / ISLANDS;
    }

    // With the unknown ones.
    private int inDeck(int[] values, int island) {
        int left = KanaloaMap.COPIES;
        for (int i = form.open + island; i < form.unknown; i += ISLANDS) {
            left -= values[i];
        }
        return left;
    }

    private boolean offersRow(int[] values, int property, int value) {
        int row = property - (property - form.rows) % ROW;
        int part = property - row;
        int index = (row - form.rows) / ROW;
        int who = Math.min(seats, index / (seats - 1));
        int owner = index - who * (seats - 1);
        owner += who < seats && owner >= who ? 1 : 0;
        if (isCommon(values, who, owner)) {
            return false;
        }
        if (part < DOUBT) {
            return values[form.viewer] != 1 + who
                    && value <= values[form.hand + owner * ISLANDS + part]
                    && (who == seats || value >= values[row(seats, owner) + part]);
        }
        if (part < LOST) {
            return true;
        }
        boolean doubts = sum(values, row + DOUBT) > 0;
        return switch (part) {
            case LOST -> doubts && value > 0;
            case OLD -> doubts && value <= mostOld(values, row, owner);
            default -> doubts && values[row + OLD] > 0;
        };
    }

    // In a view, of the other seats' knowledge of each other only the common part is known.
    private boolean isCommon(int[] values, int who, int owner) {
        int viewer = values[form.viewer] - 1;
        return viewer >= 0 && who < seats && who != viewer && owner != viewer;
    }

    private static int sum(int[] values, int first) {
        int sum = 0;
        for (int i = first; i < first + ISLANDS; i++) {
            sum += values[i];
        }
        return sum;
    }

    private int mostOld(int[] values, int row, int owner) {
        int hand = sum(values, form.hand + owner * ISLANDS) + values[form.unknown + owner];
        return Math.max(0, Math.min(MOST_OLD, hand - sum(values, row)));
    }

    // What an edit changes besides.

    /**
     * Resets what has lost its meaning by an edit.
     *
     * @param values by property: its value
     * @param property the property that has changed
     */
    void settle(int[] values, int property) {
        KanaloaPhase at = PHASES[values[form.phase]];
        boolean turns = at != KanaloaPhase.PLACING && at != KanaloaPhase.OVER;
        values[form.turn] = turns ? values[form.turn] : 0;
        for (int flag = 0; flag <= CLOSING; flag++) {
            values[form.flags + flag] = hasFlag(at, flag) ? values[form.flags + flag] : 0;
        }
        values[form.other] = hasOther(at) ? values[form.other] : 0;
        for (int seat = 0; seat < seats; seat++) {
            values[form.giver + seat] = hasGivers(at) ? values[form.giver + seat] : 0;
            values[form.given + seat] = at == KanaloaPhase.GIVING ? values[form.given + seat] : 0;
            values[form.finished + seat] = values[form.flags + LAST] == 1 ? values[form.finished + seat] : 0;
        }
        for (int island = 0; island < ISLANDS; island++) {
            values[form.removal + island] = at == KanaloaPhase.REMOVING ? values[form.removal + island] : 0;
        }
        if (property == form.viewer) {
            settleView(values);
        }
        for (int owner = 0; owner < seats; owner++) {
            for (int who = seats; who >= 0; who--) {
                if (who != owner) {
                    settleRow(values, who, owner);
                }
            }
        }
    }

    // As somebody sees it: what that viewer does not know becomes unknown. Without a viewer, nothing is.
    private void settleView(int[] values) {
        int viewer = values[form.viewer] - 1;
        for (int seat = 0; seat < seats; seat++) {
            if (viewer < 0 || seat == viewer) {
                values[form.unknown + seat] = 0;
                values[form.unknownDown + seat] = 0;
                continue;
            }
            int row = row(viewer, seat);
            for (int island = 0; island < ISLANDS; island++) {
                int hand = form.hand + seat * ISLANDS + island;
                int down = form.down + seat * ISLANDS + island;
                int known = Math.min(values[hand], values[row + island]);
                values[form.unknown + seat] += values[hand] - known;
                values[form.unknownDown + seat] += values[down];
                values[hand] = known;
                values[down] = 0;
            }
            values[form.given + seat] = values[form.given + seat] > 0 ? SECRET : 0;
        }
    }

    // Nobody knows cards that are not there; everyone knows what everyone knows; who sees a hand knows it.
    private void settleRow(int[] values, int who, int owner) {
        int row = row(who, owner);
        int common = row(seats, owner);
        if (!isBegun(PHASES[values[form.phase]])) {
            Arrays.fill(values, row, row + ROW, 0);
            return;
        }
        if (isCommon(values, who, owner)) {
            System.arraycopy(values, common, values, row, ROW);
            return;
        }
        for (int island = 0; island < ISLANDS; island++) {
            int hand = values[form.hand + owner * ISLANDS + island];
            int known = Math.max(values[row + island], values[common + island]);
            values[row + island] = values[form.viewer] == 1 + who ? hand : Math.min(hand, known);
        }
        boolean doubts = sum(values, row + DOUBT) > 0;
        values[row + LOST] = doubts ? Math.max(1, values[row + LOST]) : 0;
        values[row + OLD] = doubts ? Math.min(values[row + OLD], mostOld(values, row, owner)) : 0;
        values[row + SCATTERED] = values[row + OLD] > 0 ? values[row + SCATTERED] : 0;
    }
}

package atoll.games.orbis;

/** The scoring, as if the game ended now. */
final class OrbisScoring {
    // By seats, then place: the points of the temples.
    private static final int[][] TEMPLES = {{}, {}, {7, 2}, {9, 4, 2}, {11, 7, 4, 2}};

    // Far beyond the sum of any set of tiles.
    private static final int MYSTIC_LIMIT = 1000;

    private OrbisScoring() {}

    /**
     * {@return the points of a seat if the game ended now}
     *
     * @param playerAreas the areas of all seats
     * @param seat a seat, from 0
     */
    static int score(OrbisPlayerArea[] playerAreas, int seat) {
        return tilePoints(playerAreas[seat])
                + wildernesses(playerAreas[seat])
                + god(playerAreas, seat)
                + temple(playerAreas, seat);
    }

    /**
     * {@return the points of the tiles, without temples}
     *
     * @param area the area of a seat
     */
    static int tilePoints(OrbisPlayerArea area) {
        int points = 0;
        for (int left = area.occupied & ~area.wild & ~area.failed; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            int worth = OrbisTiles.points(area.tiles[cell]);
            points += worth != 0 && area.counts(cell) ? worth : 0;
        }
        return points;
    }

    /**
     * {@return 0 or less}
     *
     * @param area the area of a seat
     */
    static int wildernesses(OrbisPlayerArea area) {
        return area.god == OrbisGods.IDLENESS ? 0 : -Integer.bitCount(area.wild);
    }

    /**
     * {@return the points of a seat's god}
     *
     * @param playerAreas the areas of all seats
     * @param seat a seat, from 0
     */
    static int god(OrbisPlayerArea[] playerAreas, int seat) {
        int god = playerAreas[seat].god;
        return god != OrbisGods.NONE && pleases(playerAreas, seat, god) ? OrbisGods.points(god) : 0;
    }

    /**
     * {@return whether a seat would get the points of a god; the price of the god of death counts as paid, unless it
     * was declined}
     *
     * @param playerAreas the areas of all seats
     * @param seat a seat, from 0
     * @param god a god, 0..9
     */
    static boolean pleases(OrbisPlayerArea[] playerAreas, int seat, int god) {
        OrbisPlayerArea own = playerAreas[seat];
        return switch (god) {
            case OrbisGods.LOVE, OrbisGods.APPRENTICE, OrbisGods.IDLENESS -> true;
            case OrbisGods.DEATH -> !own.godFailed;
            case OrbisGods.TECHNOLOGY -> {
                int least = OrbisPyramid.TILES;
                for (OrbisPlayerArea area : playerAreas) {
                    least = Math.min(least, Integer.bitCount(area.wild));
                }
                yield Integer.bitCount(own.wild) == least;
            }
            case OrbisGods.BALANCE ->
                count(own, OrbisTiles.VILLAGE) > 0
                        && count(own, OrbisTiles.SHRINE) > 0
                        && count(own, OrbisTiles.VOLCANO) > 0;
            default -> {
                int type = OrbisGods.rivalry(god);
                int most = 1;
                for (OrbisPlayerArea area : playerAreas) {
                    most = Math.max(most, count(area, type));
                }
                yield count(own, type) == most;
            }
        };
    }

    /**
     * {@return the number of tiles of a type that would score}
     *
     * @param area the area of a seat
     * @param type {@link OrbisTiles#ROCK} to {@link OrbisTiles#SHRINE}
     */
    static int count(OrbisPlayerArea area, int type) {
        int count = 0;
        for (int left = area.occupied & ~area.wild & ~area.failed; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            count += OrbisTiles.type(area.tiles[cell]) == type && area.counts(cell) ? 1 : 0;
        }
        return count;
    }

    /**
     * {@return the points of a seat's temple; 0 if it has none}
     *
     * @param playerAreas the areas of all seats
     * @param seat a seat, from 0
     */
    static int temple(OrbisPlayerArea[] playerAreas, int seat) {
        int place = place(playerAreas, seat);
        return place < 0 ? 0 : TEMPLES[playerAreas.length][place];
    }

    /**
     * {@return the points of the temple for a place, 0 for the best}
     *
     * @param seats the number of seats
     * @param place 0 for the first place, and so on
     */
    static int temple(int seats, int place) {
        return TEMPLES[seats][place];
    }

    private static int place(OrbisPlayerArea[] playerAreas, int seat) {
        int devotion = devotion(playerAreas[seat]);
        if (devotion < MYSTIC_LIMIT) {
            return -1;
        }
        int place = 0;
        for (int other = 0; other < playerAreas.length; other++) {
            int rival = other == seat ? -1 : devotion(playerAreas[other]);
            // Mystic values are all different, so equal ones occur only if the table was changed.
            place += rival > devotion || rival == devotion && other < seat ? 1 : 0;
        }
        return place;
    }

    // Icons before mystic values.
    private static int devotion(OrbisPlayerArea area) {
        return icons(area) * MYSTIC_LIMIT + mystic(area);
    }

    /**
     * {@return the icons of the shrines of a seat}
     *
     * @param area the area of a seat
     */
    static int icons(OrbisPlayerArea area) {
        int icons = 0;
        for (int left = area.occupied & ~area.wild; left != 0; left &= left - 1) {
            int tile = area.tiles[Integer.numberOfTrailingZeros(left)];
            icons += OrbisTiles.type(tile) == OrbisTiles.SHRINE ? OrbisTiles.number(tile) : 0;
        }
        return icons;
    }

    /**
     * {@return the highest mystic value, 0 for none}
     *
     * @param area the area of a seat
     */
    static int mystic(OrbisPlayerArea area) {
        int highest = 0;
        for (int left = area.occupied & ~area.wild; left != 0; left &= left - 1) {
            highest = Math.max(highest, OrbisTiles.mystic(area.tiles[Integer.numberOfTrailingZeros(left)]));
        }
        return highest;
    }
}

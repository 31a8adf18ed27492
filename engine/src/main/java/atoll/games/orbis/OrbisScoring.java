package atoll.games.orbis;

/** What counts at the end, as it would now. */
final class OrbisScoring {
    // By seats, then place: what the temples are worth.
    private static final int[][] TEMPLES = {{}, {}, {7, 2}, {9, 4, 2}, {11, 7, 4, 2}};

    // No row of tiles comes near to it.
    private static final int MYSTIC_LIMIT = 1000;

    private OrbisScoring() {}

    static int score(OrbisPlayerArea[] worlds, int seat) {
        return lands(worlds[seat]) + wildernesses(worlds[seat]) + god(worlds, seat) + temple(worlds, seat);
    }

    /** The points of the tiles, without temples. */
    static int lands(OrbisPlayerArea world) {
        int points = 0;
        for (int left = world.occupied & ~world.wild & ~world.failed; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            int worth = OrbisTiles.points(world.tiles[cell]);
            points += worth != 0 && world.counts(cell) ? worth : 0;
        }
        return points;
    }

    /** 0 or less. */
    static int wildernesses(OrbisPlayerArea world) {
        return world.god == OrbisGods.IDLENESS ? 0 : -Integer.bitCount(world.wild);
    }

    static int god(OrbisPlayerArea[] worlds, int seat) {
        int god = worlds[seat].god;
        return god != OrbisGods.NONE && pleases(worlds, seat, god) ? OrbisGods.points(god) : 0;
    }

    /** Whether a seat would get the points of a god; of the god of death, as if its price were paid unless it was not. */
    static boolean pleases(OrbisPlayerArea[] worlds, int seat, int god) {
        OrbisPlayerArea own = worlds[seat];
        return switch (god) {
            case OrbisGods.LOVE, OrbisGods.APPRENTICE, OrbisGods.IDLENESS -> true;
            case OrbisGods.DEATH -> !own.godFailed;
            case OrbisGods.TECHNOLOGY -> {
                int least = OrbisPyramid.TILES;
                for (OrbisPlayerArea world : worlds) {
                    least = Math.min(least, Integer.bitCount(world.wild));
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
                for (OrbisPlayerArea world : worlds) {
                    most = Math.max(most, count(world, type));
                }
                yield count(own, type) == most;
            }
        };
    }

    /** How many tiles of a type would count. */
    static int count(OrbisPlayerArea world, int type) {
        int count = 0;
        for (int left = world.occupied & ~world.wild & ~world.failed; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            count += OrbisTiles.type(world.tiles[cell]) == type && world.counts(cell) ? 1 : 0;
        }
        return count;
    }

    /** What a seat's temple is worth; 0 if it has none. */
    static int temple(OrbisPlayerArea[] worlds, int seat) {
        int place = place(worlds, seat);
        return place < 0 ? 0 : TEMPLES[worlds.length][place];
    }

    /** What the temple of a place, 0 for the best, is worth. */
    static int temple(int seats, int place) {
        return TEMPLES[seats][place];
    }

    private static int place(OrbisPlayerArea[] worlds, int seat) {
        int devotion = devotion(worlds[seat]);
        if (devotion < MYSTIC_LIMIT) {
            return -1;
        }
        int place = 0;
        for (int other = 0; other < worlds.length; other++) {
            int rival = other == seat ? -1 : devotion(worlds[other]);
            // Mystic values are all different, so that equal ones are only met where somebody has changed the table.
            place += rival > devotion || rival == devotion && other < seat ? 1 : 0;
        }
        return place;
    }

    // Icons before mystic values.
    private static int devotion(OrbisPlayerArea world) {
        return icons(world) * MYSTIC_LIMIT + mystic(world);
    }

    static int icons(OrbisPlayerArea world) {
        int icons = 0;
        for (int left = world.occupied & ~world.wild; left != 0; left &= left - 1) {
            int tile = world.tiles[Integer.numberOfTrailingZeros(left)];
            icons += OrbisTiles.type(tile) == OrbisTiles.SHRINE ? OrbisTiles.number(tile) : 0;
        }
        return icons;
    }

    /** The highest mystic value, 0 for none. */
    static int mystic(OrbisPlayerArea world) {
        int highest = 0;
        for (int left = world.occupied & ~world.wild; left != 0; left &= left - 1) {
            highest = Math.max(highest, OrbisTiles.mystic(world.tiles[Integer.numberOfTrailingZeros(left)]));
        }
        return highest;
    }
}

package atoll.games.origo;

import java.util.Arrays;

/**
 * A tribal scoring of the current shields: the points of every seat from clans, the sea and every country. Reused, so that it
 * allocates nothing.
 */
public final class OrigoScoring {
    /** The least number of connected shields of one seat that make a clan. */
    public static final int CLAN = 3;

    private static final int MOST_CLANS = OrigoMap.FIELDS / CLAN;

    /** The points of clans by place; nothing beyond the fifth. */
    private static final int[] CLAN_POINTS = {8, 6, 4, 2, 1};

    /** The points of the first and second place at sea, in addition to the shields. */
    private static final int[] SEA_POINTS = {2, 1};

    /** The bonus for filling a country alone. */
    private static final int SOVEREIGNTY = 2;

    private final int seats;
    private int clans;
    private final int[] clanSeat = new int[MOST_CLANS];
    private final int[] clanSize = new int[MOST_CLANS];
    private final int[] clanPoints = new int[MOST_CLANS];
    /** The lowest field of each clan. */
    private final int[] clanField = new int[MOST_CLANS];
    // By seat.
    private final int[] seaShields;
    private final int[] seaPoints;
    // By country, then seat.
    private final int[] countryShields;
    private final int[] countryPoints;
    /** By country: the seat that filled it alone, or -1. */
    private final int[] sovereign = new int[OrigoMap.COUNTRIES];

    // The counts being ranked now.
    private final int[] counts;
    private final int[] awards;
    private final int[] left = new int[OrigoMap.WORDS];

    /**
     * A scoring for that many seats, empty.
     *
     * @param seats the number of seats
     */
    OrigoScoring(int seats) {
        this.seats = seats;
        seaShields = new int[seats];
        seaPoints = new int[seats];
        countryShields = new int[OrigoMap.COUNTRIES * seats];
        countryPoints = new int[OrigoMap.COUNTRIES * seats];
        counts = new int[seats];
        awards = new int[seats];
    }

    /**
     * Scores the board; moves no leader.
     *
     * @param board the board
     * @return this
     */
    OrigoScoring take(OrigoBoard board) {
        clans = 0;
        for (int seat = 0; seat < seats; seat++) {
            findClans(board, seat);
        }
        rankClans();
        scoreSea(board);
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            scoreCountry(board, country);
        }
        return this;
    }

    private void findClans(OrigoBoard board, int seat) {
        board.borderOf(seat);
        for (int word = 0; word < OrigoMap.WORDS; word++) {
            // Single shields make no clan, and most shields are single.
            left[word] = board.of(seat, word) & board.reach[word];
        }
        for (int word = 0; word < OrigoMap.WORDS; word++) {
            while (left[word] != 0) {
                int field = word * OrigoMap.WORD_FIELDS + Integer.numberOfTrailingZeros(left[word]);
                board.flood(seat, word, left[word]);
                int size = 0;
                for (int i = 0; i < OrigoMap.WORDS; i++) {
                    size += Integer.bitCount(board.reach[i]);
                    left[i] &= ~board.reach[i];
                }
                if (size >= CLAN) {
                    insert(seat, size, field);
                }
            }
        }
    }

    // Largest first; equal ones in the order of discovery.
    private void insert(int seat, int size, int field) {
        int i = clans++;
        while (i > 0 && clanSize[i - 1] < size) {
            clanSeat[i] = clanSeat[i - 1];
            clanSize[i] = clanSize[i - 1];
            clanField[i] = clanField[i - 1];
            i--;
        }
        clanSeat[i] = seat;
        clanSize[i] = size;
        clanField[i] = field;
    }

    private void rankClans() {
        for (int first = 0; first < clans; first = endOfSize(first)) {
            int end = endOfSize(first);
            boolean shared = false;
            for (int i = first; i < end; i++) {
                shared |= clanSeat[i] != clanSeat[first];
            }
            int place = shared ? first + 1 : first;
            Arrays.fill(clanPoints, first, end, place < CLAN_POINTS.length ? CLAN_POINTS[place] : 0);
        }
    }

    // The index after the last clan as large as this one.
    private int endOfSize(int first) {
        int end = first + 1;
        while (end < clans && clanSize[end] == clanSize[first]) {
            end++;
        }
        return end;
    }

    private void scoreSea(OrigoBoard board) {
        for (int seat = 0; seat < seats; seat++) {
            int count = 0;
            for (int word = 0; word < OrigoMap.WORDS; word++) {
                count += Integer.bitCount(board.of(seat, word) & OrigoMap.sea(word));
            }
            seaShields[seat] = count;
            counts[seat] = count;
        }
        for (int seat = 0; seat < seats; seat++) {
            int place = counts[seat] == 0 ? SEA_POINTS.length : place(seat);
            seaPoints[seat] = counts[seat] + (place < SEA_POINTS.length ? SEA_POINTS[place] : 0);
        }
    }

    private void scoreCountry(OrigoBoard board, int country) {
        sovereign[country] = -1;
        for (int seat = 0; seat < seats; seat++) {
            counts[seat] = board.count(seat, country);
            countryShields[country * seats + seat] = counts[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            int points = counts[seat] == 0 ? 0 : OrigoMap.value(country, place(seat));
            if (counts[seat] == OrigoMap.size(country)) {
                sovereign[country] = seat;
                points += SOVEREIGNTY;
            }
            countryPoints[country * seats + seat] = points;
        }
    }

    // From 0: the number of seats with more, plus one if the count is shared.
    private int place(int seat) {
        int place = 0;
        boolean shared = false;
        for (int other = 0; other < seats; other++) {
            place += counts[other] > counts[seat] ? 1 : 0;
            shared |= other != seat && counts[other] == counts[seat];
        }
        return shared ? place + 1 : place;
    }

    /**
     * Moves the leaders award by award; equal places in turn order from {@code start}.
     *
     * @param track the track, which advances
     * @param start the start player of the round
     */
    void award(OrigoTrack track, int start) {
        for (int first = 0; first < clans; first = endOfSize(first)) {
            int end = endOfSize(first);
            Arrays.fill(awards, 0);
            for (int i = first; i < end; i++) {
                awards[clanSeat[i]] += clanPoints[i];
            }
            for (int i = 0; i < seats; i++) {
                int seat = (start + i) % seats;
                track.advance(seat, awards[seat]);
            }
        }
        awardByPlace(track, start, seaShields, 0, seaPoints);
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            awardByPlace(track, start, countryShields, country * seats, countryPoints);
        }
    }

    private void awardByPlace(OrigoTrack track, int start, int[] shields, int base, int[] points) {
        int below = OrigoMap.FIELDS;
        while (below > 0) {
            int most = 0;
            for (int seat = 0; seat < seats; seat++) {
                int count = shields[base + seat];
                most = count < below && count > most ? count : most;
            }
            for (int i = 0; most > 0 && i < seats; i++) {
                int seat = (start + i) % seats;
                if (shields[base + seat] == most) {
                    track.advance(seat, points[base + seat]);
                }
            }
            below = most;
        }
    }

    /** {@return the number of clans} */
    public int clans() {
        return clans;
    }

    /**
     * {@return the owner of a clan, 0..clans-1, largest first}
     *
     * @param clan a clan, in the order of their first fields
     */
    public int clanSeat(int clan) {
        return clanSeat[clan];
    }

    /**
     * {@return the number of shields in a clan}
     *
     * @param clan a clan, in the order of their first fields
     */
    public int clanSize(int clan) {
        return clanSize[clan];
    }

    /**
     * {@return the points of a clan, 0..8}
     *
     * @param clan a clan, in the order of their first fields
     */
    public int clanPoints(int clan) {
        return clanPoints[clan];
    }

    /**
     * {@return its first field from the north-west, row by row; the others are connected with it}
     *
     * @param clan a clan, in the order of their first fields
     */
    public int clanField(int clan) {
        return clanField[clan];
    }

    /**
     * {@return the points of all clans of a seat}
     *
     * @param seat a seat, from 0
     */
    public int clanPointsOf(int seat) {
        int points = 0;
        for (int clan = 0; clan < clans; clan++) {
            points += clanSeat[clan] == seat ? clanPoints[clan] : 0;
        }
        return points;
    }

    /**
     * {@return the number of a seat's shields at sea}
     *
     * @param seat a seat, from 0
     */
    public int seaShields(int seat) {
        return seaShields[seat];
    }

    /**
     * {@return the points of a seat at sea, for its shields and its place}
     *
     * @param seat a seat, from 0
     */
    public int seaPoints(int seat) {
        return seaPoints[seat];
    }

    /**
     * {@return the number of a seat's shields in a country}
     *
     * @param country a country, 0..11
     * @param seat a seat, from 0
     */
    public int countryShields(int country, int seat) {
        return countryShields[country * seats + seat];
    }

    /**
     * {@return the seat with the most shields in a country; -1 if there is none, or several}
     *
     * @param country a country, 0..11
     */
    public int leader(int country) {
        int leader = -1;
        int most = 0;
        for (int seat = 0; seat < seats; seat++) {
            int shields = countryShields(country, seat);
            leader = shields > most ? seat : shields == most ? -1 : leader;
            most = Math.max(most, shields);
        }
        return leader;
    }

    /**
     * {@return the points of a seat in a country, sovereignty included}
     *
     * @param country a country, 0..11
     * @param seat a seat, from 0
     */
    public int countryPoints(int country, int seat) {
        return countryPoints[country * seats + seat];
    }

    /**
     * {@return the seat that has filled a country alone, or -1}
     *
     * @param country a country, 0..11
     */
    public int sovereign(int country) {
        return sovereign[country];
    }

    /**
     * {@return the total of a seat, before its leader jumps over others}
     *
     * @param seat a seat, from 0
     */
    public int total(int seat) {
        int total = clanPointsOf(seat) + seaPoints[seat];
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            total += countryPoints[country * seats + seat];
        }
        return total;
    }
}

package atoll.engine;

import java.util.Arrays;

/** The number of seats and the value of every option of a game. Immutable. */
public final class Setup {
    private final GameInfo info;
    private final int seats;
    private final int[] choices;

    private Setup(GameInfo info, int seats, int[] choices) {
        if (seats < info.minSeats() || seats > info.maxSeats()) {
            throw new IllegalArgumentException(
                    info.id() + " has " + info.minSeats() + " to " + info.maxSeats() + " seats, not " + seats);
        }
        this.info = info;
        this.seats = seats;
        this.choices = choices;
    }

    /**
     * {@return all options at their defaults} Throws IllegalArgumentException if the game does not allow that many
     * seats.
     *
     * @param info the fixed properties of the game
     * @param seats the number of seats
     */
    public static Setup of(GameInfo info, int seats) {
        int[] choices = new int[info.options().size()];
        for (int i = 0; i < choices.length; i++) {
            choices[i] = info.options().get(i).defaultIndex();
        }
        return new Setup(info, seats, choices);
    }

    /**
     * {@return a copy with one option changed} Throws IllegalArgumentException if there is no such option or value.
     *
     * @param option the id of an option
     * @param value a value
     */
    public Setup with(String option, String value) {
        int i = info.option(option);
        int[] changed = choices.clone();
        changed[i] = info.options().get(i).index(value);
        return new Setup(info, seats, changed);
    }

    /** {@return the fixed properties of the game} */
    public GameInfo info() {
        return info;
    }

    /** {@return the number of seats} */
    public int seats() {
        return seats;
    }

    /**
     * {@return the index of the option's chosen value}
     *
     * @param option the id of an option
     */
    public int choice(String option) {
        return choices[info.option(option)];
    }

    /**
     * {@return the option's chosen value, as written in traces}
     *
     * @param option the id of an option
     */
    public String value(String option) {
        int i = info.option(option);
        return info.options().get(i).values().get(choices[i]);
    }

    /**
     * Writes seats and options; {@link #read} reads them.
     *
     * @param out receives the result
     */
    public void write(BitWriter out) {
        out.put(seats - info.minSeats(), info.maxSeats() - info.minSeats() + 1);
        for (int i = 0; i < choices.length; i++) {
            out.put(choices[i], info.options().get(i).values().size());
        }
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @param info the fixed properties of the game
     * @param in the source, which advances
     * @return the setup
     */
    public static Setup read(GameInfo info, BitReader in) {
        int seats = info.minSeats() + in.get(info.maxSeats() - info.minSeats() + 1);
        int[] choices = new int[info.options().size()];
        for (int i = 0; i < choices.length; i++) {
            choices[i] = in.get(info.options().get(i).values().size());
        }
        return new Setup(info, seats, choices);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Setup that
                && info.id().equals(that.info.id())
                && seats == that.seats
                && Arrays.equals(choices, that.choices);
    }

    @Override
    public int hashCode() {
        return 31 * seats + Arrays.hashCode(choices);
    }

    /** For messages: {@code GAME 2 size=12}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(info.id()).append(' ').append(seats);
        for (Option option : info.options()) {
            if (choice(option.id()) != option.defaultIndex()) {
                text.append(' ').append(option.id()).append('=').append(value(option.id()));
            }
        }
        return text.toString();
    }
}

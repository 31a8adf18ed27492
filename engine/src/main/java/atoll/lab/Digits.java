package atoll.lab;

import atoll.engine.BitWriter;
import atoll.engine.Rng;
import atoll.engine.State;

/**
 * The digits of an encoded position, each with its own radix. A changed digit is still valid in its radix, so a mutant gets past
 * the checks that stop a merely damaged text.
 */
public final class Digits {
    private final int[] values;
    private final int[] radices;

    private Digits(int[] values, int[] radices) {
        this.values = values;
        this.radices = radices;
    }

    /**
     * {@return the digits of the encoding of a position}
     *
     * @param state a position
     */
    public static Digits of(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        int[] values = new int[out.size()];
        int[] radices = new int[out.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = out.value(i);
            radices[i] = out.radix(i);
        }
        return new Digits(values, radices);
    }

    /**
     * {@return a copy with one to three changes; the values after a change may then be read differently}
     *
     * @param other another position of the same game, parts of which may be spliced in
     * @param rng the source of randomness, which advances
     */
    public Digits mutant(Digits other, Rng rng) {
        Digits mutant = new Digits(values.clone(), radices.clone());
        for (int changes = 1 + rng.next(3); changes > 0; changes--) {
            mutant.change(other, rng);
        }
        return mutant;
    }

    private void change(Digits other, Rng rng) {
        int at = changeable(rng);
        switch (rng.next(8)) {
            case 0 -> splice(other, at, 1 + rng.next(8), rng);
            case 1 -> splice(other, at, values.length, rng);
            case 2 -> move(at, rng);
            case 3 -> values[at] = rng.next(2) * (radices[at] - 1);
            case 4 -> values[at] = Math.max(0, Math.min(radices[at] - 1, values[at] + 1 - 2 * rng.next(2)));
            default -> values[at] = rng.next(radices[at]);
        }
    }

    // The index of a random digit that can change.
    private int changeable(Rng rng) {
        int at = rng.next(values.length);
        for (int tries = values.length; radices[at] == 1 && tries > 0; tries--) {
            at = (at + 1) % values.length;
        }
        return at;
    }

    private void splice(Digits other, int from, int length, Rng rng) {
        for (int i = from; i < Math.min(from + length, Math.min(values.length, other.values.length)); i++) {
            if (other.radices[i] == radices[i] || rng.next(2) == 0) {
                radices[i] = other.radices[i];
                values[i] = other.values[i];
            }
        }
    }

    // Moves one unit from one digit to another, which may keep a sum valid.
    private void move(int from, Rng rng) {
        int to = changeable(rng);
        if (values[from] > 0 && values[to] < radices[to] - 1) {
            values[from]--;
            values[to]++;
        }
    }

    /**
     * Appends the digits to {@code out}.
     *
     * @param out where results go
     */
    public void write(BitWriter out) {
        for (int i = 0; i < values.length; i++) {
            out.put(values[i], radices[i]);
        }
    }

    /** {@return the encoded text, as read by a game} */
    public String text() {
        BitWriter out = new BitWriter();
        write(out);
        return out.text();
    }
}

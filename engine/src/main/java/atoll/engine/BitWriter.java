package atoll.engine;

import java.util.Arrays;

/**
 * Encodes values of known ranges as one large mixed-radix number, in as few bits as the ranges allow. The text is base64url,
 * least significant digit first. {@link BitReader} reads the values in the order they were put.
 */
public final class BitWriter {
    /** The largest radix: products with a 12-bit limb stay below 2^31. */
    public static final int MAX_RADIX = 1 << 18;

    /** The number of bits of a limb. */
    static final int LIMB_BITS = 12;
    /** The bits of a limb. */
    static final int LIMB_MASK = (1 << LIMB_BITS) - 1;
    /** The digits of base64url, 0..63. */
    public static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private int[] values = new int[64];
    private int[] radices = new int[64];
    private int size;

    /**
     * Puts {@code value}, 0..radix-1; {@code radix} is 1..{@link #MAX_RADIX}. Radix 1 takes no space.
     *
     * @param value 0..radix-1
     * @param radix the number of possible values, 1..{@link BitWriter#MAX_RADIX}
     */
    public void put(int value, int radix) {
        check(value, radix);
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
            radices = Arrays.copyOf(radices, 2 * size);
        }
        values[size] = value;
        radices[size++] = radix;
    }

    /**
     * Throws IllegalArgumentException if a value cannot be written.
     *
     * @param value 0..radix-1
     * @param radix 1..{@link #MAX_RADIX}
     */
    static void check(int value, int radix) {
        if (radix < 1 || radix > MAX_RADIX || value < 0 || value >= radix) {
            throw new IllegalArgumentException(value + " is not below " + radix);
        }
    }

    /**
     * Appends a flag.
     *
     * @param flag one bit
     */
    public void put(boolean flag) {
        put(flag ? 1 : 0, 2);
    }

    /**
     * Puts 0..2^30-1; small numbers take fewer bits.
     *
     * @param value at least 0
     */
    public void putNumber(int value) {
        if (value < 0 || value >= 1 << 30) {
            throw new IllegalArgumentException("out of range: " + value);
        }
        int rest = value;
        while (rest >= 64) {
            put(64 + (rest & 63), 128);
            rest >>>= 6;
        }
        put(rest, 128);
    }

    /** {@return the number of values put so far} */
    public int size() {
        return size;
    }

    /**
     * {@return the value at index {@code i}, 0..size()-1, in the order they were put}
     *
     * @param i an index, from 0
     */
    public int value(int i) {
        return values[i];
    }

    /**
     * {@return the radix of the value at index {@code i}}
     *
     * @param i an index, from 0
     */
    public int radix(int i) {
        return radices[i];
    }

    /** {@return all values as base64url; empty if every value is 0} */
    public String text() {
        return text(new GrowingNumber());
    }

    /**
     * {@return all values, and then those of {@code rest}, as base64url; empty if every value is 0}
     *
     * @param rest the values after those of this writer
     */
    public String text(GrowingNumber rest) {
        // Horner's rule from the last value to the first, so that the reader divides out the first value first.
        int bits = 0;
        for (int i = 0; i < size; i++) {
            bits += 32 - Integer.numberOfLeadingZeros(radices[i] - 1);
        }
        int[] limbs = new int[rest.room() + bits / LIMB_BITS + 2];
        int length = rest.copyTo(limbs);
        for (int i = size - 1; i >= 0; i--) {
            int carry = values[i];
            int radix = radices[i];
            for (int k = 0; k < length; k++) {
                carry += limbs[k] * radix;
                limbs[k] = carry & LIMB_MASK;
                carry >>>= LIMB_BITS;
            }
            while (carry != 0) {
                limbs[length++] = carry & LIMB_MASK;
                carry >>>= LIMB_BITS;
            }
        }
        StringBuilder text = new StringBuilder(2 * length);
        for (int k = 0; k < length; k++) {
            text.append(DIGITS.charAt(limbs[k] & 63));
            if (k < length - 1 || limbs[k] >= 64) {
                text.append(DIGITS.charAt(limbs[k] >>> 6));
            }
        }
        return text.toString();
    }

    /** {@return a hash of the values and their order} */
    public int hash() {
        int hash = size;
        for (int i = 0; i < size; i++) {
            hash = Rng.mix(hash * 31 + values[i]);
        }
        return hash;
    }
}

package atoll.engine;

import java.util.Arrays;

/**
 * Writes numbers of known ranges as one large number in mixed radix, hence in as few bits as their ranges allow, in
 * base64url, least significant digit first. {@link BitReader} reads them in the order they were put.
 */
public final class BitWriter {
    /** The largest radix: products with a 12-bit limb stay below 2^31. */
    public static final int MAX_RADIX = 1 << 18;

    static final int LIMB_BITS = 12;
    static final int LIMB_MASK = (1 << LIMB_BITS) - 1;
    public static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private int[] values = new int[64];
    private int[] radices = new int[64];
    private int size;

    /** Puts {@code value}, 0..radix-1; {@code radix} is 1..{@link #MAX_RADIX}. Radix 1 costs nothing. */
    public void put(int value, int radix) {
        if (radix < 1 || radix > MAX_RADIX || value < 0 || value >= radix) {
            throw new IllegalArgumentException(value + " is not below " + radix);
        }
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
            radices = Arrays.copyOf(radices, 2 * size);
        }
        values[size] = value;
        radices[size++] = radix;
    }

    public void put(boolean flag) {
        put(flag ? 1 : 0, 2);
    }

    /** Puts 0..2^30-1, small numbers in fewer bits. */
    public void putNumber(int value) {
        if (value < 0 || value >= 1 << 30) {
            throw new IllegalArgumentException("out of range: " + value);
        }
        int left = value;
        while (left >= 64) {
            put(64 + (left & 63), 128);
            left >>>= 6;
        }
        put(left, 128);
    }

    /** How many values were put. */
    public int size() {
        return size;
    }

    /** The value that was put after {@code i} others, 0..size()-1. */
    public int value(int i) {
        return values[i];
    }

    /** The radix it was put with. */
    public int radix(int i) {
        return radices[i];
    }

    /** All that was put, as base64url; empty if every value was 0. */
    public String text() {
        // Horner's rule from the last value to the first, so that a reader divides the first one out first.
        int bits = 0;
        for (int i = 0; i < size; i++) {
            bits += 32 - Integer.numberOfLeadingZeros(radices[i] - 1);
        }
        int[] limbs = new int[bits / LIMB_BITS + 2];
        int length = 0;
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

    /** Of the values and their order. */
    public int hash() {
        int hash = size;
        for (int i = 0; i < size; i++) {
            hash = Rng.mix(hash * 31 + values[i]);
        }
        return hash;
    }
}

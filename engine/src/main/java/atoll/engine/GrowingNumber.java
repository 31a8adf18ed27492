package atoll.engine;

import java.util.Arrays;

/**
 * The number that {@link BitWriter} writes for a list of values, kept while values are added at the end and removed there: each step
 * takes time in proportion to its length, while {@link BitWriter#text} begins anew and takes time in proportion to its square.
 */
public final class GrowingNumber {
    private int[] values = new int[64];
    private int[] radices = new int[64];
    private int size;
    /** The number in limbs of {@link BitWriter#LIMB_BITS} bits, least significant first; zeros follow. */
    private int[] number = new int[64];
    /** The product of all radices, likewise. */
    private int[] product = new int[64];
    /** How many limbs of the product are in use; the number is less, so it has no more. */
    private int length = 1;

    /** No values. */
    public GrowingNumber() {
        product[0] = 1;
    }

    /** {@return the number of values} */
    public int size() {
        return size;
    }

    /**
     * Adds a value at the end.
     *
     * @param value 0..radix-1
     * @param radix the number of possible values, 1..{@link BitWriter#MAX_RADIX}
     */
    public void add(int value, int radix) {
        BitWriter.check(value, radix);
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
            radices = Arrays.copyOf(radices, 2 * size);
        }
        values[size] = value;
        radices[size++] = radix;
        if (length + 2 > product.length) { // a radix has less than two limbs
            number = Arrays.copyOf(number, 2 * product.length);
            product = Arrays.copyOf(product, 2 * product.length);
        }
        int carry = 0;
        int more = 0;
        for (int k = 0; k < length + 2; k++) {
            carry += number[k] + product[k] * value;
            more += product[k] * radix;
            number[k] = carry & BitWriter.LIMB_MASK;
            product[k] = more & BitWriter.LIMB_MASK;
            carry >>>= BitWriter.LIMB_BITS;
            more >>>= BitWriter.LIMB_BITS;
        }
        length += 2;
        dropZeros();
    }

    /** Removes the last value. */
    public void removeLast() {
        size--;
        int rest = 0;
        for (int k = length - 1; k >= 0; k--) {
            int part = (rest << BitWriter.LIMB_BITS) + product[k];
            product[k] = part / radices[size];
            rest = part % radices[size];
        }
        int borrow = 0;
        for (int k = 0; k < length; k++) {
            int part = number[k] - product[k] * values[size] - borrow;
            number[k] = part & BitWriter.LIMB_MASK;
            borrow = -(part >> BitWriter.LIMB_BITS);
        }
        dropZeros();
    }

    private void dropZeros() {
        while (product[length - 1] == 0) {
            length--;
        }
    }

    /**
     * Copies the number to the beginning of an array.
     *
     * @param to receives the limbs, least significant first
     * @return how many limbs there are, without leading zeros
     */
    int copyTo(int[] to) {
        int limbs = length;
        while (limbs > 0 && number[limbs - 1] == 0) {
            limbs--;
        }
        System.arraycopy(number, 0, to, 0, limbs);
        return limbs;
    }

    /** {@return the room that {@link #copyTo} needs, in limbs} */
    int room() {
        return length;
    }
}

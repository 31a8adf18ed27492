package atoll.engine;

/** Reads the values that a {@link BitWriter} wrote. Any base64url text yields some values, never one out of range. */
public final class BitReader {
    private final int[] limbs;
    private int length;

    /**
     * Throws BadPosition if {@code text} contains a character that is not base64url.
     *
     * @param text base64url
     */
    public BitReader(String text) {
        length = (text.length() + 1) / 2;
        limbs = new int[length];
        for (int i = 0; i < text.length(); i++) {
            int digit = BitWriter.DIGITS.indexOf(text.charAt(i));
            if (digit < 0) {
                throw new BadPosition("not base64url: " + text.charAt(i));
            }
            limbs[i / 2] |= digit << (i % 2 * 6);
        }
        trim();
    }

    /**
     * {@return the next value, 0..radix-1}
     *
     * @param radix the number of possible values, 1..{@link BitWriter#MAX_RADIX}
     */
    public int get(int radix) {
        if (radix < 1 || radix > BitWriter.MAX_RADIX) {
            throw new IllegalArgumentException("radix " + radix);
        }
        int remainder = 0;
        for (int k = length - 1; k >= 0; k--) {
            int dividend = remainder << BitWriter.LIMB_BITS | limbs[k];
            limbs[k] = dividend / radix;
            remainder = dividend % radix;
        }
        trim();
        return remainder;
    }

    /** {@return the next flag} */
    public boolean getFlag() {
        return get(2) == 1;
    }

    /** {@return a number written by {@link BitWriter#putNumber}} Throws BadPosition if it does not fit in an int. */
    public int getNumber() {
        int number = 0;
        for (int shift = 0; shift < 30; shift += 6) {
            int digit = get(128);
            number |= (digit & 63) << shift;
            if (digit < 64) {
                return number;
            }
        }
        throw new BadPosition("number out of range");
    }

    /**
     * True when only zeros are left: the writer's last value may have been read.
     *
     * @return whether only zeros are left
     */
    public boolean atEnd() {
        return length == 0;
    }

    private void trim() {
        while (length > 0 && limbs[length - 1] == 0) {
            length--;
        }
    }
}

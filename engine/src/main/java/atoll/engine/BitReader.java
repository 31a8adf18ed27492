package atoll.engine;

/** Reads what a {@link BitWriter} wrote. Any text of base64url digits reads as some numbers, never out of range. */
public final class BitReader {
    private final int[] limbs;
    private int length;

    /** Throws BadPosition if {@code text} holds anything but base64url digits. */
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

    /** The next value, 0..radix-1. */
    public int get(int radix) {
        if (radix < 1 || radix > BitWriter.MAX_RADIX) {
            throw new IllegalArgumentException("radix " + radix);
        }
        int rest = 0;
        for (int k = length - 1; k >= 0; k--) {
            int part = rest << BitWriter.LIMB_BITS | limbs[k];
            limbs[k] = part / radix;
            rest = part % radix;
        }
        trim();
        return rest;
    }

    public boolean getFlag() {
        return get(2) == 1;
    }

    /** What {@link BitWriter#putNumber} put. Throws BadPosition if it is too large for an int. */
    public int getNumber() {
        int number = 0;
        for (int shift = 0; shift < 30; shift += 6) {
            int digit = get(128);
            number |= (digit & 63) << shift;
            if (digit < 64) {
                return number;
            }
        }
        throw new BadPosition("a number out of range");
    }

    /** True when nothing but zeros is left: the writer's last value may have been read. */
    public boolean atEnd() {
        return length == 0;
    }

    private void trim() {
        while (length > 0 && limbs[length - 1] == 0) {
            length--;
        }
    }
}

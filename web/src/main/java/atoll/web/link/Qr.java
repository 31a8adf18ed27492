package atoll.web.link;

import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import io.nayuki.qrcodegen.QrCode;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * An address as a QR code, drawn by a library. The data bits are encoded here: the library's encoder would add regular
 * expressions and character sets, ten times the size of the rest.
 */
public final class Qr {
    /** The largest version that phones can read from a screen: 117 by 117 modules. */
    static final int LARGEST = 25;
    /** The quiet zone on each side, in modules. */
    static final int QUIET = 4;

    /** ISO 18004: the capacity of each version at level M in bytes, from version 1. */
    private static final int[] CAPACITY = {
        16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415, 453, 507, 563, 627, 669, 714, 782, 860,
        914, 1000
    };

    private static final int BYTES = 0b0100;
    private static final int[] PADS = {0xEC, 0x11};

    private final QrCode code;

    private Qr(QrCode code) {
        this.code = code;
    }

    /**
     * Null if the address is too long for phones to read.
     *
     * @param address ASCII, as browsers write addresses
     */
    static Qr of(String address) {
        for (int version = 1; version <= LARGEST; version++) {
            int capacity = CAPACITY[version - 1];
            int head = version < 10 ? 12 : 20;
            if (head + 8 * address.length() <= 8 * capacity) {
                return new Qr(new QrCode(version, QrCode.Ecc.MEDIUM, codewords(address, head, capacity), -1));
            }
        }
        return null;
    }

    /** Draws an address into an element, or says that it is too long. */
    public static void draw(String address, HTMLElement place, Texts texts) {
        Qr code = of(address);
        Dom.empty(place);
        if (code == null) {
            Dom.setText(place, texts.text("share.qr.long"));
        } else {
            place.appendChild(Dom.picture("code", code.size(), code.path(), texts.text("share.qr.alt")));
        }
    }

    // The mode in four bits, the length, the bytes, and four zeros; then padding by the standard.
    private static byte[] codewords(String address, int head, int capacity) {
        byte[] words = new byte[capacity];
        int bits = put(words, 0, BYTES, 4);
        bits = put(words, bits, address.length(), head - 4);
        for (int i = 0; i < address.length(); i++) {
            bits = put(words, bits, address.charAt(i), 8);
        }
        int filled = (Math.min(bits + 4, 8 * capacity) + 7) / 8;
        for (int i = filled; i < capacity; i++) {
            words[i] = (byte) PADS[(i - filled) % 2];
        }
        return words;
    }

    private static int put(byte[] words, int at, int value, int length) {
        for (int i = 0; i < length; i++) {
            int bit = value >>> (length - 1 - i) & 1;
            words[(at + i) / 8] |= (byte) (bit << (7 - (at + i) % 8));
        }
        return at + length;
    }

    /** Modules per side, including the quiet zone. */
    int size() {
        return code.size + 2 * QUIET;
    }

    /** The dark modules as an SVG path, one box per run in a row. */
    String path() {
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            int x = 0;
            while (x < code.size) {
                int end = x;
                while (code.getModule(end, y)) { // outside everything is light
                    end++;
                }
                if (end > x) {
                    path.append('M').append(x + QUIET).append(' ').append(y + QUIET);
                    path.append('h')
                            .append(end - x)
                            .append("v1H")
                            .append(x + QUIET)
                            .append('z');
                }
                x = end + 1;
            }
        }
        return path.toString();
    }
}

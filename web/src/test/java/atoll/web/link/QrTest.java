package atoll.web.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode;
import io.nayuki.qrcodegen.QrSegment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The data bits encoded here equal those of the library's own encoder, whose size does not matter in tests. */
class QrTest {
    private static final Pattern BOX = Pattern.compile("M(\\d+) (\\d+)h(\\d+)v1H(\\d+)z");

    private static QrCode library(String text) {
        QrSegment bytes = QrSegment.makeBytes(text.getBytes(StandardCharsets.US_ASCII));
        return QrCode.encodeSegments(List.of(bytes), QrCode.Ecc.MEDIUM, 1, Qr.LARGEST, -1, false);
    }

    private static String modules(QrCode code) {
        StringBuilder rows = new StringBuilder();
        for (int y = -Qr.QUIET; y < code.size + Qr.QUIET; y++) {
            for (int x = -Qr.QUIET; x < code.size + Qr.QUIET; x++) {
                rows.append(code.getModule(x, y) ? '#' : '.');
            }
            rows.append('\n');
        }
        return rows.toString();
    }

    private static String modules(Qr code) {
        StringBuilder rows = new StringBuilder((".".repeat(code.size()) + "\n").repeat(code.size()));
        Matcher box = BOX.matcher(code.path());
        int end = 0;
        while (box.find()) {
            assertEquals(end, box.start());
            end = box.end();
            int x = Integer.parseInt(box.group(1));
            assertEquals(x, Integer.parseInt(box.group(4)));
            for (int i = Integer.parseInt(box.group(3)); i > 0; i--) {
                rows.setCharAt(Integer.parseInt(box.group(2)) * (code.size() + 1) + x + i - 1, '#');
            }
        }
        assertEquals(code.path().length(), end);
        return rows.toString();
    }

    private static String address(int length) {
        String start = "https://example.org/atoll/#1.ponte.g.BxbgsdpYXWmbyRJHtTeATDpkDQFw-IqMoqH6ct6u5D5E_4nR";
        return start.repeat(length / start.length() + 1).substring(0, length);
    }

    @Test
    void equalsTheLibrarysCode() {
        for (int length = 0; length <= 200; length += 3) {
            assertEquals(modules(library(address(length))), modules(Qr.of(address(length))), length + " bytes");
        }
    }

    @Tag("slow")
    @Test
    void everyVersionIsFilledToTheLastByte() {
        int length = 14;
        for (int version = 1; version <= Qr.LARGEST; version++) {
            while (length < 997 && library(address(length + 1)).version == version) {
                length++;
            }
            for (String text : List.of(address(length), address(Math.min(997, length + 1)))) {
                QrCode code = library(text);
                Qr mine = Qr.of(text);
                assertNotNull(mine, text.length() + " bytes");
                assertEquals(code.size + 2 * Qr.QUIET, mine.size());
                assertEquals(modules(code), modules(mine), text.length() + " bytes");
            }
            length = Math.min(997, length + 1);
        }
        assertEquals(997, length);
    }

    @Test
    void tooLongAddressesAreRefused() {
        assertThrows(DataTooLongException.class, () -> library(address(998)));
        assertNull(Qr.of(address(998)));
        assertNull(Qr.of(address(8000)));
    }
}

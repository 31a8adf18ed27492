package atoll.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The test vectors of RFC 8439, and the JDK's own cipher. */
class ChaCha20Test {
    private static final String ZEROS = "00".repeat(32);
    private static final String COUNTING = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    private static int[] words(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        int[] words = new int[bytes.length / 4];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(words);
        return words;
    }

    private static String hex(int[] words) {
        ByteBuffer bytes = ByteBuffer.allocate(4 * words.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(words);
        return HexFormat.of().formatHex(bytes.array());
    }

    private static String block(String key, int counter, String nonce) {
        int[] out = new int[ChaCha20.WORDS];
        int[] n = words(nonce);
        new ChaCha20(words(key)).block(counter, n[0], n[1], n[2], out);
        return hex(out);
    }

    /** RFC 8439, section 2.1.1. */
    @Test
    void theQuarterRound() {
        int[] words = {0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567};
        ChaCha20.quarterRound(words, 0, 1, 2, 3);
        assertArrayEquals(new int[] {0xea2a92f4, 0xcb1cf8ce, 0x4581472e, 0x5881c4bb}, words);
    }

    /** RFC 8439, section 2.2.1. */
    @Test
    void theQuarterRoundWithinABlock() {
        int[] words = {
            0x879531e0, 0xc5ecf37d, 0x516461b1, 0xc9a62f8a,
            0x44c20ef3, 0x3390af7f, 0xd9fc690b, 0x2a5f714c,
            0x53372767, 0xb00a5631, 0x974c541a, 0x359e9963,
            0x5c971061, 0x3d631689, 0x2098d9d6, 0x91dbd320
        };
        int[] after = words.clone();
        after[2] = 0xbdb886dc;
        after[7] = 0xcfacafd2;
        after[8] = 0xe46bea80;
        after[13] = 0xccc07c79;
        ChaCha20.quarterRound(words, 2, 7, 8, 13);
        assertArrayEquals(after, words);
    }

    /** RFC 8439, section 2.3.2. */
    @Test
    void theBlockOfTheText() {
        assertEquals(
                "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                        + "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
                block(COUNTING, 1, "000000090000004a00000000"));
    }

    /** RFC 8439, appendix A.1. */
    @ParameterizedTest
    @CsvSource({
        "'', 0, '', 76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                + "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        "'', 1, '', 9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                + "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        "01, 1, '', 3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
                + "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
        "ff, 2, '', 72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
                + "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
        "'', 0, 02, c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
                + "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d"
    })
    void theVectorsOfTheAppendix(String key, int counter, String nonce, String stream) {
        // key and nonce are zero except for one byte: the second of the key if it is ff, else the last
        String whole = key.equals("ff") ? "00ff" + "00".repeat(30) : ZEROS.substring(key.length()) + key;
        assertEquals(stream, block(whole, counter, "00".repeat(12).substring(nonce.length()) + nonce));
    }

    @Test
    void isTheCipherOfTheJdk() throws GeneralSecurityException {
        Random random = new Random(5);
        for (int i = 0; i < 200; i++) {
            byte[] key = new byte[32];
            byte[] nonce = new byte[12];
            random.nextBytes(key);
            random.nextBytes(nonce);
            int counter = random.nextInt() & Integer.MAX_VALUE;
            Cipher cipher = Cipher.getInstance("ChaCha20");
            cipher.init(
                    Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "ChaCha20"), new ChaCha20ParameterSpec(nonce, counter));
            HexFormat hex = HexFormat.of();
            assertEquals(
                    hex.formatHex(cipher.doFinal(new byte[64])),
                    block(hex.formatHex(key), counter, hex.formatHex(nonce)));
        }
    }

    @Test
    void aKeyHasEightWords() {
        assertThrows(IllegalArgumentException.class, () -> new ChaCha20(1, 2, 3, 4));
    }
}

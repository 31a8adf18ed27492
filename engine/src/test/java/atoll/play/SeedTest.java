package atoll.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedTest {
    @Test
    void smallSeedsAreDecimal() {
        assertEquals("7", Seed.of(7).toString());
        assertEquals("-2147483648", Seed.of(Integer.MIN_VALUE).toString());
        assertEquals(Seed.of(7), Seed.parse("7"));
        assertEquals(Seed.of(-7), Seed.parse("-7"));
    }

    @Test
    void largeSeedsAreHexadecimalBytes() {
        Seed seed = new Seed(0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c);
        assertEquals("000102030405060708090a0b0c0d0e0f", seed.toString());
        assertEquals(seed, Seed.parse("000102030405060708090a0b0c0d0e0f"));
        assertEquals("00000000000000000000000000000080", new Seed(0, 0, 0, 0x80000000).toString());
    }

    @Test
    void seedsRoundTrip() {
        Rng rng = new Rng(1);
        for (int i = 0; i < 1000; i++) {
            int kind = rng.next(3);
            Seed seed = kind == 0
                    ? Seed.of(rng.next())
                    : kind == 1
                            ? new Seed(0, 0, 0, rng.next())
                            : new Seed(rng.next(), rng.next(), rng.next(), rng.next());
            assertEquals(seed, Seed.parse(seed.toString()));
            BitWriter out = new BitWriter();
            seed.write(out);
            assertEquals(seed, Seed.read(new BitReader(out.text())));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "2147483648",
                "000102030405060708090a0b0c0d0e0",
                "000102030405060708090a0b0c0d0e0g",
                "000102030405060708090A0B0C0D0E0F",
                "000102030405060708090a0b0c0d0e0f0"
            })
    void invalidSeedsAreRejected(String text) {
        assertThrows(NumberFormatException.class, () -> Seed.parse(text));
    }
}

package atoll.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import atoll.template.TemplateGame;
import org.junit.jupiter.api.Test;

class SetupTest {
    private final GameInfo info = new TemplateGame().info();

    @Test
    void optionsAreSetByValue() {
        Setup setup = Setup.of(info, 3).with("copies", "7");
        assertEquals("7", setup.value("copies"));
        assertEquals(1, setup.choice("copies"));
        assertEquals("true", setup.value("duels"));
        assertEquals("template 3 copies=7", setup.toString());
        assertNotEquals(Setup.of(info, 3), setup);
        assertEquals(setup, Setup.of(info, 3).with("copies", "5").with("copies", "7"));
        assertEquals(setup.hashCode(), Setup.of(info, 3).with("copies", "7").hashCode());
    }

    @Test
    void unknownOptionsThrow() {
        assertThrows(IllegalArgumentException.class, () -> Setup.of(info, 1));
        assertThrows(IllegalArgumentException.class, () -> Setup.of(info, 6));
        Setup setup = Setup.of(info, 2);
        assertThrows(IllegalArgumentException.class, () -> setup.with("size", "10"));
        assertThrows(IllegalArgumentException.class, () -> setup.with("copies", "6"));
        assertThrows(IllegalArgumentException.class, () -> setup.value("size"));
        assertThrows(IllegalArgumentException.class, () -> Option.of("none"));
    }
}

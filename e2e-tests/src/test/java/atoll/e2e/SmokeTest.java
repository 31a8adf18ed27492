package atoll.e2e;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The one browser test of {@code ./check fast}. */
@Tag("smoke")
class SmokeTest extends PageTest {
    @Override
    boolean installs() {
        return true;
    }

    @Test
    void aGameAgainstABotGoesOnAfterAReload() {
        visit("");
        beginAgainst(EASIEST);
        playTo(6, new Random(34));
        int ply = ply();
        page.reload();
        await("person");
        awaitPly(ply);
    }
}

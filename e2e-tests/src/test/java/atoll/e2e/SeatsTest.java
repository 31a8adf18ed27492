package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Players: names, and changes between people and bots during a game. */
class SeatsTest extends PageTest {
    @Test
    void playersHaveNames() {
        visit("#new.ponte");
        page.locator(".seating input").first().fill("Ada");
        page.locator(".seating select").nth(1).selectOption("p");
        page.locator(".seating input").nth(1).fill("Bo");
        page.locator("form .primary").click();
        await("person");
        assertThat(page.locator("#players .name").first()).hasText("Ada");
        assertThat(page.locator("#prompt")).containsText("Ada:");
        clickAny(new Random(1));
        awaitStored(1);
        assertEquals("Ada\nBo", storedGames().get(0).get("names"));
        page.reload();
        await("person");
        assertThat(page.locator("#players .name").nth(1)).hasText("Bo");
    }

    @Test
    void aGameWithAFriendByLinkBeginsOnTheHomeScreen() {
        visit("");
        page.locator(".hero a[href='#friend']").click();
        assertThat(page.locator("h1")).hasText(Texts.ENGLISH.text("home.friend"));
        page.locator("a[href='#new.ponte.link']").click();
        assertThat(page.locator(".seating select").nth(1)).hasValue("r");
        page.locator("form .primary").click();
        await("person");
        clickAny(new Random(1));
        awaitStored(1);
        assertEquals("yr", storedGames().get(0).get("seats"));
    }

    @Test
    void botsTellTheirStrength() {
        visit("#new.ponte");
        assertThat(page.locator(".seating select").first().locator("option").last())
                .hasText(Texts.ENGLISH.text("bot.6") + " (6 of 6)");
    }

    @Test
    void aBotCanTakeASeatAndReturnIt() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponteWithBridge(9), "pp"), "#table");
        await("person");
        int mover = moving();
        int ply = ply();
        page.locator("#players .name").nth(mover).click();
        change(mover, "1");
        // the bot plays that seat's turn, and the other person is to move
        await("person");
        isToMove(1 - mover);
        assertThat(page.locator("#players .name").nth(mover)).hasText(Texts.ENGLISH.text("bot.1"));
        assertEquals(true, ply() > ply);
        page.locator(".menu-button").click();
        page.locator(
                        "dialog button",
                        new com.microsoft.playwright.Page.LocatorOptions().setHasText(Texts.ENGLISH.text("menu.seats")))
                .click();
        change(mover, "y");
        await("person");
        playOneTurn();
        isToMove(mover);
        await("person");
        assertEquals(true, storedGames().get(0).get("seats").indexOf('y') == mover);
    }

    private void playOneTurn() {
        int before = moving();
        while (moving() == before) {
            clickAny(new Random(3));
            await("person");
        }
    }

    private int moving() {
        Locator rows = page.locator("#players .player");
        return "yes".equals(rows.first().getAttribute("data-moves")) ? 0 : 1;
    }

    // The players' cards follow a moment after the board.
    private void isToMove(int seat) {
        assertThat(page.locator("#players .player").nth(seat)).hasAttribute("data-moves", "yes");
    }

    private void change(int seat, String kind) {
        page.locator("dialog .seating select").nth(seat).selectOption(kind);
        page.locator("dialog .primary").click();
    }
}

package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.Seed;
import atoll.play.Session;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The odds after every move, and the most expensive moves. */
class ReviewTest extends PageTest {
    private static final int LONG_MILLIS = 120_000;
    private static final int LAST_MOVES = 28;

    /** The end of a random game, which needs little search. */
    static Session endgame(String id) {
        Session whole = SampleGames.game(id, 9, 1000);
        State late = whole.at(whole.length() - LAST_MOVES);
        Session session = Session.from(whole.game(), late, Seed.of(5));
        MoveList legal = new MoveList();
        Rng rng = new Rng(5);
        while (session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
        }
        return session;
    }

    private final Session session = endgame("ponte");

    private Locator review() {
        return page.locator("#review");
    }

    private Locator curve() {
        return page.locator(".curve");
    }

    private void openReview(Browser.NewContextOptions visitor, String kinds) {
        visitWithStoredGame(visitor, SampleGames.stored(session, kinds), "#table");
        await("over");
        assertThat(review()).isHidden();
        page.locator("#review-game").click();
        assertThat(review()).isVisible();
    }

    private void awaitDone() {
        assertThat(review())
                .hasAttribute("data-done", "yes", new LocatorAssertions.HasAttributeOptions().setTimeout(LONG_MILLIS));
    }

    private Pattern told(int ply, Texts texts) {
        return Pattern.compile(place(ply, texts) + ": .* \\d+ %, .* \\d+ %");
    }

    private String place(int ply, Texts texts) {
        if (ply == 0) {
            return texts.text("review.begin");
        }
        int turn = SampleGames.turn(session, ply);
        boolean within = ply < session.length() && SampleGames.turn(session, ply + 1) == turn;
        return texts.text(within ? "review.during" : "review.after").replace("{0}", Integer.toString(turn));
    }

    /** Whether a move is marked on the board as better: in the preview ink, because there are no previews. */
    private boolean isMarked() {
        return (Boolean) page.evaluate(Scripts.named("hasMarkOfBetterMove"));
    }

    private int x(double share) {
        return (int) (curve().boundingBox().width * share);
    }

    @Test
    void theCurveIsASliderThatLeadsToEveryMove() {
        openReview(desk(), "pp");
        assertThat(page.locator("#review h2")).isFocused();
        awaitDone();
        BoundingBox box = curve().boundingBox();
        assertTrue(box.height >= 24 && box.width >= 200, "room for a finger");
        curve().click(new Locator.ClickOptions().setPosition(x(0.6), 30));
        await("looking");
        int ply = ply();
        assertTrue(ply > 0 && ply < session.length(), "ply " + ply);
        assertThat(curve()).hasAttribute("aria-valuenow", Integer.toString(ply));
        assertThat(curve()).hasAttribute("aria-valuetext", told(ply, Texts.ENGLISH));
        curve().focus();
        page.keyboard().press("ArrowRight");
        awaitPly(ply + 1);
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowDown");
        awaitPly(ply - 1);
        page.keyboard().press("Home");
        awaitPly(0);
        assertThat(curve()).hasAttribute("aria-valuetext", told(0, Texts.ENGLISH));
        page.keyboard().press("PageUp");
        awaitPly(10);
        page.keyboard().press("Escape");
        assertThat(review()).isHidden();
        assertThat(page.locator(".log-review")).isFocused();
        page.keyboard().press("Enter");
        assertThat(page.locator("#review h2")).isFocused();
        curve().focus();
        page.keyboard().press("End");
        awaitPly(session.length());
        assertThat(curve()).hasAttribute("aria-valuemax", Integer.toString(session.length()));
        State end = session.state();
        assertThat(review()).containsText(Texts.ENGLISH.text("review.end"));
        boolean shared = end.rank(0) == end.rank(1);
        assertThat(page.locator(".review-seats li").first())
                .containsText(shared ? "50 %" : end.rank(0) == 1 ? "100 %" : " 0 %");
        assertAccessible();
        page.keyboard().press("Escape");
        assertThat(review()).isHidden();
        assertThat(page.locator("#review-game")).isFocused();
    }

    @Test
    void undoingTheEndSaysSoAndCanBeRedone() {
        openReview(desk(), "pp");
        int ply = ply();
        page.evaluate("document.activeElement.blur()");
        page.keyboard().press("u");
        await("person");
        assertThat(review()).isHidden();
        Locator notice = page.locator(".passing");
        assertThat(notice).containsText(Texts.ENGLISH.text("over.undone"));
        notice.locator(".plain").click();
        await("over");
        awaitPly(ply);
        assertThat(notice).hasCount(0);
        page.locator("#review-game").click();
        assertThat(review()).isVisible();
        page.evaluate("document.activeElement.blur()");
        page.keyboard().press("Escape");
        assertThat(review()).isHidden();
        await("over");
    }

    @Test
    void aMoveThatCostMuchLeadsToThePositionBeforeIt() {
        expect("Multiple readback operations"); // by this test
        openReview(desk(), "pp");
        awaitDone();
        Locator dear = page.locator(".costly");
        assertTrue(dear.count() > 0, "random moves cost something");
        int last = 101;
        for (int i = 0; i < dear.count(); i++) {
            String text = dear.nth(i).textContent();
            int percent = Integer.parseInt(text.replaceAll(".*Cost: (\\d+)\u00a0%.*", "$1"));
            boolean next =
                    (Boolean) dear.nth(i).evaluate("row => row.closest('li') === row.closest('ol').firstElementChild");
            assertTrue(next || percent <= last, "the dearest first: " + text);
            assertTrue(percent >= 4, text);
            last = percent;
        }
        int ply = Integer.parseInt(dear.first().getAttribute("data-ply"));
        assertTrue(dear.first().textContent().startsWith("Turn " + SampleGames.turn(session, ply + 1) + ": "));
        dear.first().click();
        await("looking");
        awaitPly(ply);
        String better = dear.first().locator(".hint").first().textContent();
        context.waitForCondition(this::isMarked);
        // The same position again, reached by the slider: nothing is marked there.
        curve().focus();
        page.keyboard().press("ArrowRight");
        awaitPly(ply + 1);
        page.keyboard().press("ArrowLeft");
        awaitPly(ply);
        context.waitForCondition(() -> !isMarked());
        dear.first().click();
        context.waitForCondition(this::isMarked);
        assertThat(page.locator("#voice p").last()).hasText(place(ply, Texts.ENGLISH) + ". " + better);
        assertThat(review()).isVisible();
    }

    @Test
    void itStopsResumesAndIsKept() {
        openReview(desk(), "pp");
        Locator halt = page.locator("#review-stop");
        halt.click();
        assertThat(halt).hasText(Texts.ENGLISH.text("review.go"));
        assertThat(review()).hasAttribute("data-done", "no");
        String far = page.locator(".review-head .hint").textContent();
        curve().click(new Locator.ClickOptions().setPosition(x(0.5), 30));
        await("looking");
        assertThat(page.locator(".review-head .hint")).hasText(far);
        halt.click();
        awaitDone();
        assertThat(halt).isHidden();
        page.locator("#review [aria-label='" + Texts.ENGLISH.text("dialog.close") + "']")
                .click();
        assertThat(review()).isHidden();
        page.evaluate("() => { location.hash = 'about'; }");
        isScreen("about");
        page.goBack();
        await("over|looking");
        // As before, and without new requests.
        page.evaluate("() => { location.hash = 'review'; }");
        assertThat(review()).isVisible();
        assertThat(review())
                .hasAttribute("data-done", "yes", new LocatorAssertions.HasAttributeOptions().setTimeout(500));
        assertTrue(page.url().endsWith("#table"), page.url());
    }

    @Test
    void botsHavePriorityAndPlayingOnClosesTheReview() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(12), "p1"), "#table");
        await("person");
        page.locator(".log-review").click();
        assertThat(review()).isVisible();
        int ply = ply();
        clickAny(new java.util.Random(3));
        if (ply() == ply) {
            clickAny(new java.util.Random(4));
        }
        assertThat(review()).isHidden();
        await("person");
        assertTrue(ply() > ply + 1, "the bot has moved");
    }

    @Test
    void watchedBotsWaitWhileItIsOpen() {
        visitWithStoredGame(desk(), SampleGames.stored(SampleGames.ponte(12), "11"), "#table");
        page.locator(".log-review").click();
        assertThat(review()).isVisible();
        await("looking");
        int ply = ply();
        awaitDone();
        awaitPly(ply);
        page.keyboard().press("Escape");
        assertThat(review()).isHidden();
        assertThat(table()).not().hasAttribute("data-ply", Integer.toString(ply));
        // Closing it keeps the viewed position.
        page.locator(".log-review").click();
        await("looking");
        curve().press("Home");
        awaitPly(0);
        page.keyboard().press("Escape");
        assertThat(review()).isHidden();
        await("looking");
        awaitPly(0);
    }

    @Test
    void whileItIsOpenThereAreNoHints() {
        visitWithStoredGame(Visitors.phone(), SampleGames.stored(SampleGames.ponte(12), "pp"), "?bot=js#table");
        await("person");
        Locator odds = page.locator(".odds").first();
        page.locator("#open-chances").click();
        assertThat(odds).isVisible();
        page.keyboard().press("u"); // a position without odds
        page.locator("#hint").click();
        Locator prompt = page.locator("#prompt");
        assertThat(prompt).hasText(Texts.GERMAN.text("advice.searching"));
        page.evaluate("() => { location.hash = 'review'; }");
        assertThat(review()).isVisible();
        assertThat(prompt).not().hasText(Texts.GERMAN.text("advice.searching"));
        assertThat(page.locator("#hint")).hasAttribute("aria-disabled", "true");
        assertThat(odds).isHidden();
        curve().focus();
        page.keyboard().press("Home");
        awaitPly(0);
        assertThat(odds).isHidden();
        assertThat(page.locator("#open-chances")).hasAttribute("data-busy", "no");
        page.keyboard().press("Escape");
        assertThat(odds).isVisible();
        assertThat(page.locator(".odds[data-odds=fresh]").first())
                .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(LONG_MILLIS));
    }

    @Test
    void aPageWithOneGameLeadsToThePageWithReviews() {
        Set<String> scripts = new TreeSet<>();
        visitor(desk());
        context.addInitScript("delete Navigator.prototype.serviceWorker;");
        context.onRequest(request -> {
            if (request.url().endsWith(".js")) {
                scripts.add(request.url().substring(request.url().lastIndexOf('/') + 1));
            }
        });
        open("#new.ponte");
        page.locator("form .primary").click();
        await("person");
        playTo(3, new java.util.Random(5));
        assertFalse(scripts.contains("app.js"), scripts.toString());
        int ply = ply();
        page.locator(".log-review").click();
        // it would make the game unrated
        page.locator("dialog .primary").click();
        assertThat(review()).isHidden();
        page.locator(".log-review").click();
        page.locator("#review-unrated").click();
        assertThat(review()).isVisible();
        assertTrue(scripts.contains("app.js"), scripts.toString());
        awaitPly(ply);
        awaitDone();
        assertTrue(page.url().endsWith("#table"), page.url());
    }

    @Test
    void onAGermanPhoneItLiesBelowTheBoard() {
        openReview(Visitors.phone(), "y3");
        assertThat(page.locator("#review h2")).hasText(Texts.GERMAN.text("review.open"));
        awaitDone();
        BoundingBox board = page.locator("#board").boundingBox();
        BoundingBox panel = review().boundingBox();
        BoundingBox box = curve().boundingBox();
        assertTrue(panel.y >= board.y + board.height - 1, "the board stays in sight");
        assertTrue(board.height > 300, "and large: " + board.height);
        assertTrue(box.y + box.height <= 844, "and so is the curve");
        curve().tap(new Locator.TapOptions().setPosition(x(0.4), 30));
        await("looking");
        assertThat(curve()).hasAttribute("aria-valuetext", told(ply(), Texts.GERMAN));
        assertEquals(board.y, page.locator("#board").boundingBox().y, 0.5, "nothing jumps");
        for (Locator target : page.locator("#review button:visible").all()) {
            BoundingBox size = target.boundingBox();
            assertTrue(size.height >= 24 && size.width >= 24);
        }
        // First the person's moves, with the reasons for the better ones; then the bot's.
        assertThat(page.locator("#review > div > h3").first()).containsText(Texts.GERMAN.text("player.you"));
        assertThat(page.locator("#review > div > h3").last()).containsText(Texts.GERMAN.text("bot.3"));
        assertTrue(page.locator("#review ol").first().locator(".purpose").count() > 0);
        assertThat(page.locator("#review ol").last().locator(".purpose")).hasCount(0);
        assertAccessible();
        saveScreenshot("review-phone");
        curve().press("Escape");
        assertThat(review()).isHidden();
        assertThat(page.locator(".scrub-log")).isFocused();
    }

    @Test
    void hiddenHandsAreReviewedByEachSeatsKnowledge() {
        Session kanaloa = endgame("kanaloa");
        visitWithStoredGame(desk(), SampleGames.stored(kanaloa, "pp"), "#table");
        await("over");
        page.locator("#review-game").click();
        awaitDone();
        assertThat(page.locator("#review ol")).hasCount(2);
        Locator dear = page.locator(".costly");
        assertTrue(dear.count() > 1, "random moves cost something");
        for (int i = 0; i < dear.count(); i++) {
            int ply = Integer.parseInt(dear.nth(i).getAttribute("data-ply"));
            MoveList legal = new MoveList();
            State at = kanaloa.at(ply);
            at.moves(legal);
            assertTrue(at.actor() >= 0 && legal.size() > 1, "chance and what is forced is not blamed: " + ply);
        }
        curve().press("End");
        awaitPly(kanaloa.length());
    }
}

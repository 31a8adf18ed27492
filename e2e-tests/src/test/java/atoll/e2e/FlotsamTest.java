package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Session;
import atoll.template.TemplateGames;
import atoll.template.TemplateMoves;
import atoll.template.TemplatePhase;
import atoll.template.TemplateState;
import com.microsoft.playwright.Locator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game with hidden hands and chance, in the page that surrounds every game. */
class FlotsamTest extends TrialTest {
    @ParameterizedTest
    @ValueSource(strings = {"wasm", "js"})
    void aWholeGameAgainstBots(String backend) {
        visitor(desk());
        fixRandomness(31);
        storeSetting("pace", "quick");
        open(backend.equals("js") ? "?bot=js" : "");
        beginFlotsam("y12");
        Random random = new Random(31);
        awaitDecision();
        while (!isOver()) {
            assertShowsOnly(0);
            decideAny(random);
            awaitDecision();
        }
        assertThat(table()).hasAttribute("data-backend", backend);
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.pattern("over.won", "over.shared"));
        assertThat(page.locator("#result .scores th .sign")).hasCount(3);
        // all chance came from the shown seed
        assertTrue(storedSession().followsSeed());
        assertThat(page.locator("#result .hint"))
                .hasText(Texts.ENGLISH.text("over.seed").replace("{0}", "31"));
    }

    @Test
    void fourSeatsAtOneTable() {
        visitor(desk());
        fixRandomness(32);
        storeSetting("pace", "quick");
        open("");
        beginFlotsam("1y21");
        decideTo(30, new Random(32));
        assertThat(page.locator("#players .player")).hasCount(4);
        if (!isOver()) {
            assertShowsOnly(1);
        }
    }

    @Test
    void peopleAtOneDeviceSeeTheirOwnCardsOnly() {
        visitor(desk());
        fixRandomness(33);
        storeSetting("pace", "quick");
        open("");
        beginFlotsam("yp1");
        Random random = new Random(33);
        Set<Integer> near = new HashSet<>();
        Set<String> covers = new HashSet<>();
        for (int decisions = 0; decisions < 14 && !isOver(); decisions++) {
            await("person|over|handover");
            if ("handover".equals(table().getAttribute("data-state"))) {
                covers.add(page.locator("#prompt").textContent());
            }
            awaitDecision();
            int seat = storedSession().state().actor();
            near.add(seat);
            assertShowsOnly(seat);
            decideAny(random);
        }
        assertEquals(Set.of(0, 1), near);
        String pass = Texts.ENGLISH.text("table.pass");
        String you = Texts.ENGLISH.text("player.you");
        String guest = Texts.ENGLISH.text("player.other");
        assertEquals(Set.of(pass.replace("{0}", you), pass.replace("{0}", guest)), covers);
    }

    @Test
    void undoKeepsTheOutcomesOfChance() {
        visitor(desk());
        fixRandomness(34);
        storeSetting("pace", "quick");
        open("");
        beginFlotsam("yp");
        decideTo(14, new Random(34));
        Session before = storedSession();
        for (int steps = 0; steps < 3; steps++) {
            page.locator("#undo").click();
            awaitDecision();
        }
        assertTrue(ply() < before.ply());
        assertShowsOnly(storedSession().state().actor());
        while ("false".equals(page.locator("#redo").getAttribute("aria-disabled"))) {
            page.locator("#redo").click();
            awaitDecision();
        }
        awaitPly(before.ply());
        assertEquals(Link.game(before.record()), Link.game(storedSession().record()));
        assertShowsOnly(storedSession().state().actor());
    }

    @Test
    void aViewLinkContainsNoHiddenCard() throws BadLink {
        Session session = withSecrets();
        visitWithStoredGame(desk(), SampleGames.stored(session, "1y1"), "#table");
        await("person");
        share("share.view");
        String link = shared().inputValue();
        Link read = Link.read(TemplateGames.ALL, link.substring(link.indexOf('#') + 1));
        assertEquals(Link.Kind.VIEW, read.kind());
        assertEquals(1, read.seat());
        TemplateState seen = (TemplateState) read.record().start();
        assertEquals(session.state().viewFor(1).hash(), seen.hash());
        assertFalse(seen.isFullyKnown());
        assertTrue(seen.unknown(0) > 0 && seen.unknown(2) > 0);
        // no other offered view reveals more than its seat knows
        for (Object each :
                (List<?>) page.locator("dialog .eyes select option").evaluateAll("all => all.map(o => o.value)")) {
            page.locator("dialog .eyes select").selectOption((String) each);
            String shown = shared().inputValue();
            Link other = Link.read(TemplateGames.ALL, shown.substring(shown.indexOf('#') + 1));
            assertEquals(Integer.parseInt((String) each), other.seat());
            assertEquals(
                    session.view(other.seat()).hash(), other.record().start().hash());
        }

        visitor(desk());
        page.navigate(link);
        isScreen("open");
        assertThat(page.locator(".lead")).hasText(Texts.ENGLISH.text("open.view"));
        for (int seat = 0; seat < 3; seat++) {
            page.locator(".seating select").nth(seat).selectOption("p");
        }
        page.locator("main .primary").click();
        awaitDecision();
        // hidden cards are invented, the rest is unchanged
        Session imagined = storedSession();
        assertTrue(imagined.state().isFullyKnown());
        assertEquals(seen.hash(), imagined.state().viewFor(1).hash());
        assertShowsOnly(1);
    }

    @Test
    void withoutAidsRememberedCardsAreHidden() {
        visitWithStoredGame(desk(), SampleGames.stored(withSecrets(), "1y1"), "#table");
        await("person");
        Locator deck = page.locator("#spots [data-spot=deck]");
        assertThat(deck).hasAttribute("aria-label", Pattern.compile("deck of \\d+"));
        page.locator(".settings-button").click();
        page.locator("#setting-unaided").check();
        page.keyboard().press("Escape");
        assertThat(deck).hasAttribute("aria-label", "deck");
        page.reload();
        await("person");
        assertThat(deck).hasAttribute("aria-label", "deck");
    }

    // A position in which seat 1 is to move, and does not know the others' hands.
    private static Session withSecrets() {
        for (int seed = 1; ; seed++) {
            for (int ply = 16; ply < 40; ply++) {
                Session session = flotsam(3, seed, ply);
                TemplateState view = (TemplateState) session.view(1);
                if (session.state().actor() == 1 && view.unknown(0) > 0 && view.unknown(2) > 0) {
                    return session;
                }
            }
        }
    }

    @Test
    void drawingTheLastCardByKeyboardKeepsTheFocusNearby() {
        Session session = withOneCardLeft();
        visitWithStoredGame(desk(), SampleGames.stored(session, "1y"), "#table");
        await("person");
        page.locator("#spots [data-spot=deck]").press("Enter");
        awaitPly(session.ply() + 2);
        assertThat(page.locator("#spots [data-spot=deck]")).hasCount(0);
        Locator near = page.locator("#spots [data-spot='shown:" + TemplateMoves.name(1) + "']");
        assertThat(near).isFocused();
        assertThat(near).hasAttribute("tabindex", "0");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("#spots [data-spot='shown:" + TemplateMoves.name(2) + "']"))
                .isFocused();
    }

    // A position in which seat 1 may draw, for the last time in the game: with two seats it is always this one.
    private static Session withOneCardLeft() {
        for (int seed = 1; ; seed++) {
            for (int ply = 16; ply < 80; ply++) {
                Session session = flotsam(2, seed, ply);
                TemplateState state = (TemplateState) session.state();
                if (state.actor() == 1 && state.phase() == TemplatePhase.TAKING && state.left() == 1) {
                    return session;
                }
            }
        }
    }

    @Test
    void aReloadRestoresTheSameHands() {
        visitor(desk());
        fixRandomness(36);
        storeSetting("pace", "quick");
        open("");
        beginFlotsam("y1111");
        decideTo(40, new Random(36));
        Object board = boardLabels();
        int ply = ply();
        assertThat(log()).hasCount(ply);
        List<String> log = page.locator("#log li").allTextContents();
        page.reload();
        await("person|over");
        awaitPly(ply);
        assertEquals(board, boardLabels());
        assertThat(log()).hasCount(ply);
        assertEquals(log, page.locator("#log li").allTextContents());
    }

    @Test
    void theGameIsNotShipped() throws java.io.IOException {
        assertFalse(java.nio.file.Files.readString(SITE.resolve("app.js")).contains("\"template\""));
        assertTrue(java.nio.file.Files.readString(TRIAL.resolve("app.js")).contains("\"template\""));
    }
}

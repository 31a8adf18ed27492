package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Session;
import atoll.study.SavedStudy;
import atoll.study.Studies;
import atoll.study.Study;
import atoll.study.StudyJsonReader;
import atoll.study.StudyLink;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Studies of games and links, and studies as links, files and texts. */
class StudyLinkTest extends PageTest {
    private static final String LINK = StudyLink.of(SampleStudies.ponte());

    private Locator keep(Texts texts) {
        return page.locator("main button").getByText(texts.text("studies.keep"), exact());
    }

    private static Locator.GetByTextOptions exact() {
        return new Locator.GetByTextOptions().setExact(true);
    }

    private void isStudyPage() {
        isScreen("study");
        assertThat(page).hasURL(Pattern.compile("#study\\.[0-9a-z]+$"));
    }

    private Study storedStudy() {
        context.waitForCondition(() -> storedGames().stream().anyMatch(each -> each.containsKey("kind")));
        Map<String, String> stored = storedGames().stream()
                .filter(each -> each.containsKey("kind"))
                .findFirst()
                .orElseThrow();
        try {
            return SavedStudy.read(stored::get).study();
        } catch (BadLink e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aStudyFromALinkIsKeptAsACopy() {
        visit("#" + LINK);
        isScreen("openstudy");
        assertThat(page.locator("h1"))
                .hasText(Texts.ENGLISH.text("studies.heading").replace("{0}", SampleStudies.TITLE));
        assertThat(page.locator("main .lead")).hasText(Pattern.compile("13 moves, 2 comments"));
        assertThat(page.locator("main .reveals")).hasText(Texts.ENGLISH.text("studies.view.everything"));
        assertThat(page.locator("main canvas")).hasAttribute("aria-label", Pattern.compile(".+"));
        assertAccessible();
        assertEquals(List.of(), storedGames());
        keep(Texts.ENGLISH).click();
        isStudyPage();
        assertEquals(SampleStudies.content(SampleStudies.ponte()), SampleStudies.content(storedStudy()));
        String address = page.url();
        page.reload();
        isStudyPage();
        assertEquals(address, page.url());
        assertEquals(1, storedGames().size());
        page.goBack();
        isScreen("openstudy");
        assertEquals(1, storedGames().size());
    }

    @Test
    void aStudyIsOpenedWithTheKeyboardInGerman() {
        visitor(Visitors.phone());
        open("#" + LINK + "~Ada");
        isScreen("openstudy");
        assertThat(page.locator("main .lead")).hasText(Pattern.compile("13 Schritte, 2 Kommentare"));
        assertAccessible();
        keep(Texts.GERMAN).focus();
        page.keyboard().press("Enter");
        isStudyPage();
        assertThat(page.locator("h1")).isFocused();
        assertThat(page).hasTitle(SampleStudies.TITLE + " – Atoll");
    }

    @Test
    void aStudyOfOneSeatSaysSo() {
        visit("#" + StudyLink.of(SampleStudies.view(1)));
        isScreen("openstudy");
        String seat = Texts.ENGLISH.text("seat.number").replace("{0}", "2");
        assertThat(page.locator("main .reveals"))
                .hasText(Texts.ENGLISH.text("studies.view").replace("{0}", seat));
        keep(Texts.ENGLISH).click();
        isStudyPage();
        assertEquals(1, storedStudy().viewer());
    }

    private record Bad(String link, String why) {}

    private static List<Bad> badLinks() {
        String other = LINK.substring(0, 30) + (LINK.charAt(30) == 'x' ? "y" : "x") + LINK.substring(31);
        return List.of(
                new Bad(LINK.substring(0, LINK.length() - 1), "damaged"),
                new Bad(LINK.substring(0, LINK.length() / 2), "damaged"),
                new Bad(other, "damaged"),
                new Bad(LINK.replace(".ponte.", ".origo."), "damaged"),
                new Bad("3" + LINK.substring(1), "newer"),
                new Bad("1" + LINK.substring(1), "older"),
                new Bad(StudyLink.of(SampleStudies.tooLong()), "long"));
    }

    @ParameterizedTest
    @MethodSource("badLinks")
    void aBadStudyLinkIsExplained(Bad bad) {
        visit("#" + bad.link());
        isScreen("badlink");
        assertThat(page.locator("main .lead")).hasText(Texts.ENGLISH.text("link.bad." + bad.why()));
        page.locator("main .primary").click();
        isScreen("home");
        assertEquals(List.of(), storedGames());
    }

    @Test
    void aStudyIsSharedAsLinkFileAndText() throws IOException, BadLink {
        visit("#" + LINK);
        keep(Texts.ENGLISH).click();
        isStudyPage();
        context.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        openShareDialog();
        assertThat(page.locator("dialog .reveals")).hasText(Texts.ENGLISH.text("share.reveals.open"));
        assertThat(shared()).hasValue(server.url() + "#" + LINK);
        assertAccessible();
        page.locator("dialog .primary").click();
        assertThat(page.locator("dialog [role=status]")).hasText(Texts.ENGLISH.text("share.copied"));
        assertEquals(server.url() + "#" + LINK, page.evaluate("navigator.clipboard.readText()"));

        Download file = page.waitForDownload(() -> dialogButton("games.save").click());
        assertTrue(file.suggestedFilename().endsWith(".json"), file.suggestedFilename());
        assertEquals(
                SampleStudies.content(SampleStudies.ponte()),
                SampleStudies.content(StudyJsonReader.read(Files.readString(file.path()))));
        Download text = page.waitForDownload(() -> dialogButton("studies.text").click());
        assertTrue(text.suggestedFilename().endsWith(".txt"), text.suggestedFilename());
        String words = Files.readString(text.path());
        assertTrue(words.startsWith(SampleStudies.TITLE + "\nPonte del Diavolo\n"), words);
        assertTrue(words.contains("{Wide open. Or is it? \ud83c\udf34}"), words);

        page.locator("dialog .qr summary").click();
        assertThat(page.locator("dialog .qr svg")).isVisible();
        page.locator("dialog .notation summary").click();
        assertThat(page.locator("dialog .notation textarea")).hasValue(words);
        dialogButton("studies.copytext").click();
        context.waitForCondition(() -> words.equals(page.evaluate("navigator.clipboard.readText()")));
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog")).hasCount(0);
    }

    private void openShareDialog() {
        page.locator("main button")
                .getByText(Texts.ENGLISH.text("menu.share"), exact())
                .click();
        assertThat(page.locator("#dialog-title")).hasText(Texts.ENGLISH.text("studies.share"));
    }

    private Locator dialogButton(String key) {
        return page.locator("dialog button").getByText(Texts.ENGLISH.text(key), exact());
    }

    @Test
    void aStudyThatIsTooLongForALinkIsSharedAsAFile() throws IOException, BadLink {
        visitor(desk());
        context.addInitScript(SampleGames.storeScript(SampleStudies.stored("long", SampleStudies.tooLong())));
        open("#study.long");
        isScreen("study");
        openShareDialog();
        assertThat(page.locator("dialog .hint").first()).hasText(Texts.ENGLISH.text("studies.share.long"));
        assertThat(page.locator("dialog .qr")).hasCount(0);
        assertThat(page.locator("dialog textarea:visible")).hasCount(0);
        Download file =
                page.waitForDownload(() -> page.locator("dialog .primary").click());
        assertEquals(
                SampleStudies.content(SampleStudies.tooLong()),
                SampleStudies.content(StudyJsonReader.read(Files.readString(file.path()))));
    }

    private Locator menuItem(String key) {
        page.locator(".menu-button").click();
        return page.locator("dialog button").getByText(Texts.ENGLISH.text(key), exact());
    }

    @Test
    void aFirstVisitorStudiesTheGameUnderWay() {
        visitor(desk());
        context.addInitScript("delete Navigator.prototype.serviceWorker;");
        open("");
        beginAgainst(EASIEST);
        playTo(4, new Random(6));
        int ply = ply();
        Locator item = menuItem("menu.study");
        // nothing is hidden in this game
        assertThat(page.locator("#study-hint")).hasCount(0);
        assertAccessible();
        item.click();
        isStudyPage();
        Study study = storedStudy();
        assertTrue(study.isOpen());
        assertEquals(ply, study.tree().root().size() - 1);
        // the game goes on, and another study would be another one
        page.goBack();
        await("person|over");
        awaitPly(ply);
        assertEquals(2, storedGames().size());
    }

    @Test
    void aStudyOfAGameWithHiddenCardsBeginsWithWhatThePlayerKnows() {
        Session session = SampleGames.game("kanaloa", 5, 40);
        while (session.state().actor() != 0) {
            session = SampleGames.game("kanaloa", 5, session.ply() + 1);
        }
        visitWithStoredGame(desk(), SampleGames.stored(session, "y1"), "#table");
        await("person");
        Locator item = menuItem("menu.study");
        assertThat(page.locator("#study-hint")).hasText(Texts.ENGLISH.text("menu.study.view"));
        assertThat(item).hasAttribute("aria-describedby", "study-hint");
        item.click();
        isStudyPage();
        Study study = storedStudy();
        assertEquals(0, study.viewer());
        assertEquals(1, study.tree().root().size());
        assertEquals(
                Link.view(session.game(), session.state(), 0),
                Link.view(study.game(), study.state(atoll.study.StudyPath.START), 0));
    }

    @Test
    void afterTheEndAllMovesAreStudied() {
        Session session = SampleGames.game("kanaloa", 5, 10_000);
        assertEquals(State.OVER, session.state().actor());
        visitWithStoredGame(desk(), SampleGames.stored(session, "y1"), "#table");
        await("over");
        page.locator("#result button")
                .getByText(Texts.ENGLISH.text("menu.study"), exact())
                .click();
        isStudyPage();
        Study study = storedStudy();
        assertTrue(study.isOpen());
        assertEquals(session.length(), study.tree().root().size() - 1);
        assertEquals(SampleStudies.content(Studies.ofGame(session.record(), 0, 1)), SampleStudies.content(study));
    }

    @Test
    void theGameOfALinkIsStudied() {
        Session session = SampleGames.ponte(20);
        visit("#" + SampleGames.gameLink(session));
        isScreen("open");
        page.locator("main a")
                .getByText(Texts.ENGLISH.text("menu.study"), exact())
                .click();
        isStudyPage();
        assertEquals(20, storedStudy().tree().root().size() - 1);
        page.goBack();
        isScreen("open");
        assertEquals(1, storedGames().size());
    }

    @Test
    void aGameWithHiddenCardsFromALinkIsStudiedAsEveryoneKnowsIt() {
        visit("#" + SampleGames.gameLink(SampleGames.game("kanaloa", 5, 40)));
        isScreen("open");
        assertThat(page.locator("main .hint").last()).hasText(Texts.ENGLISH.text("studies.public"));
        page.locator("main a")
                .getByText(Texts.ENGLISH.text("menu.study"), exact())
                .click();
        isStudyPage();
        assertEquals(State.SPECTATOR, storedStudy().viewer());
        assertFalse(storedStudy().isOpen());
    }

    /** An address from somebody else stores nothing before the visitor agrees. */
    @Test
    void anAddressThatMakesAStudyAsksFirst() {
        visit("#study." + SampleGames.gameLink(SampleGames.ponte(20)));
        isScreen("openstudy");
        assertThat(page.locator("main .lead")).hasText(Pattern.compile("20 moves"));
        page.locator(".language").selectOption("de");
        assertThat(page.locator("html")).hasAttribute("lang", "de");
        isScreen("openstudy");
        assertEquals(List.of(), storedGames());
        keep(Texts.GERMAN).click();
        isStudyPage();
        assertEquals(1, storedGames().size());
    }

    @Test
    void withoutACurrentGameThereIsNothingToStudy() {
        visit("#study");
        isScreen("home");
        assertTrue(page.url().endsWith("#"), page.url());
        open("#study.~0");
        isScreen("home");
        open("#study.2.ponte.g.AAAA");
        isScreen("badlink");
        assertEquals(List.of(), storedGames());
    }

    /** No address shows a bot's hand, whoever wrote it. */
    @Test
    void noAddressShowsTheHandOfABot() {
        for (boolean first : List.of(true, false)) {
            visitWithStoredGame(
                    desk(),
                    SampleGames.stored(SampleGames.game("kanaloa", 5, 40), "y1"),
                    first ? "#study.~1" : "#games");
            if (first) {
                keep(Texts.ENGLISH).click();
            } else {
                page.evaluate("() => { location.hash = 'study.~1'; }");
            }
            isStudyPage();
            assertEquals(0, storedStudy().viewer());
        }
    }
}

package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.play.BadLink;
import atoll.study.Glyph;
import atoll.study.SavedStudy;
import atoll.study.Study;
import atoll.study.StudyNode;
import atoll.study.StudyPath;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The screen of a study: walking through it, variations, comments, signs, marks, and the bot's best moves. */
class StudyTest extends PageTest {
    /** The position after the third move of the sample has a comment and a variation. */
    private static final int BRANCH = 3;

    private static final int MOST_EDITS = 20;

    private static final String FREE = "#study [data-spot][aria-disabled=false]";

    private void visitWithStudy(Study study) {
        context.addInitScript(SampleGames.storeScript(SampleStudies.stored("kept", study)));
        open("#study.kept");
        isScreen("study");
    }

    private Locator study() {
        return page.locator("#study");
    }

    private void isAtPly(int ply) {
        assertThat(study()).hasAttribute("data-ply", Integer.toString(ply));
    }

    private Locator button(Texts texts, String key) {
        return page.getByRole(
                AriaRole.BUTTON,
                new Page.GetByRoleOptions().setName(texts.text(key)).setExact(true));
    }

    private Locator button(String key) {
        return button(Texts.ENGLISH, key);
    }

    private Locator current() {
        return page.locator(".variations [aria-current]");
    }

    private Study stored() {
        try {
            return SavedStudy.read(storedGames().get(0)::get).study();
        } catch (BadLink e) {
            throw new AssertionError(e);
        }
    }

    private void awaitStored(String content) {
        context.waitForCondition(() -> content.equals(SampleStudies.content(stored())));
    }

    private void goToBranch() {
        page.keyboard().press("Home");
        for (int ply = 1; ply <= BRANCH; ply++) {
            page.keyboard().press("ArrowRight");
            isAtPly(ply);
        }
    }

    private StudyNode branch(Study of) {
        return of.tree().node(of.tree().endOfLine(StudyPath.START).until(BRANCH));
    }

    @Test
    void aVariationIsPlayedOrderedAnnotatedAndUndone() {
        visitor(desk());
        visitWithStudy(SampleStudies.ponte());
        isAtPly(12);
        goToBranch();
        assertThat(page.locator(".notes textarea")).hasValue(Pattern.compile("Wide open"));
        assertThat(page.locator(".variations ul")).hasCount(1);
        assertAccessible();

        press(page.locator(FREE).first());
        isAtPly(BRANCH + 1);
        context.waitForCondition(() -> branch(stored()).childCount() == 3);
        int played = branch(stored()).child(2).move();
        assertThat(page.locator(".variations ul li")).hasCount(2);
        page.locator(".notes textarea").fill("Played by mouse");
        button("study.sign.3").click();
        assertThat(current()).hasText(Pattern.compile("!!.*Played by mouse"));
        button("study.promote").click();
        assertThat(page.locator("#voice")).containsText(Texts.ENGLISH.text("study.promoted"));
        context.waitForCondition(() -> branch(stored()).child(0).move() == played);
        StudyNode first = branch(stored()).child(0);
        assertEquals("Played by mouse", first.annotation().comment());
        assertEquals(Glyph.BRILLIANT, first.annotation().glyph());
        assertThat(button("study.promote")).isDisabled();

        button("study.mark").click();
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.text("study.mark.on"));
        press(spot("e5"));
        assertThat(liveRegion()).hasText("Marked: e5 (Green).");
        assertThat(page.locator(".marks-panel p")).hasText("Marked: e5 (Green).");
        assertTrue((Boolean) button("study.colour.red")
                .evaluate("button => parseFloat(getComputedStyle(button, '::before').width) > 10"));
        button("study.colour.red").click();
        button("study.arrow").click();
        press(spot("e5"));
        assertThat(page.locator("#prompt")).hasText(Texts.ENGLISH.text("study.arrow.to"));
        press(spot("h8"));
        context.waitForCondition(
                () -> branch(stored()).child(0).annotation().marks().size() == 2);
        isAtPly(BRANCH + 1);
        page.keyboard().press("Escape");
        assertThat(button("study.arrow")).hasAttribute("aria-pressed", "false");
        assertThat(page.locator(".marks-panel p")).hasText("Marked: e5 (Green); e5 to h8 (Red).");

        // arrows move from spot to spot on the board, and from move to move in the list, which is one stop of Tab
        spot("d5").focus();
        page.keyboard().press("ArrowLeft");
        assertThat(spot("d5")).not().isFocused();
        isAtPly(BRANCH + 1);
        assertThat(page.locator(".step[tabindex='0']")).hasCount(1);
        current().focus();
        page.keyboard().press("ArrowUp");
        assertThat(current()).not().isFocused();
        assertThat(page.locator(".step:focus")).hasCount(1);
        isAtPly(BRANCH + 1);
        page.locator("#prompt").focus();

        String after = SampleStudies.content(stored());
        page.reload();
        isAtPly(BRANCH + 1);
        assertEquals(after, SampleStudies.content(stored()));
        button("study.delete").click();
        isAtPly(BRANCH);
        page.keyboard().press("u");
        isAtPly(BRANCH + 1);
        awaitStored(after);
    }

    @Test
    void everyChangeIsUndoneAndRedone() {
        visitor(desk());
        visitWithStudy(SampleStudies.ponte());
        String before = SampleStudies.content(SampleStudies.ponte());
        goToBranch();
        // text keys are no commands while somebody writes
        page.locator(".notes textarea").fill("");
        page.locator(".notes textarea").pressSequentially("u and r");
        page.locator("main .field").press("u");
        button("study.sign.2").click();
        page.locator(".variations ul .step").first().click();
        isAtPly(BRANCH + 1);
        button("study.later").or(button("study.earlier")).first().click();
        button("study.delete").click();
        isAtPly(BRANCH);
        context.waitForCondition(() -> branch(stored()).childCount() == 1);
        String after = SampleStudies.content(stored());
        page.locator("#prompt").focus();
        pressWhile("u", button("study.undo"));
        page.locator("main .field").fill(SampleStudies.TITLE);
        awaitStored(before);
        page.locator("#prompt").focus();
        pressWhile("r", button("study.redo"));
        context.waitForCondition(() -> branch(stored()).childCount() == 1);
        assertTrue(after.contains("u and r"), after);
        assertEquals("u and r", branch(stored()).annotation().comment());
    }

    private void pressWhile(String key, Locator enabled) {
        for (int i = 0; i < MOST_EDITS && enabled.isEnabled(); i++) {
            page.keyboard().press(key);
        }
        assertThat(enabled).isDisabled();
    }

    @Test
    void theBestMovesAreFoundWhileThePageStaysUsable() {
        visitor(desk());
        visitWithStudy(SampleStudies.ponte());
        button("study.analyse").click();
        Locator candidates = page.locator(".candidate");
        assertThat(candidates).hasCount(3, new LocatorAssertions.HasCountOptions().setTimeout(PATIENCE_MILLIS));
        assertThat(candidates.first()).hasText(Pattern.compile("^\\d+ % Seat \\d: "));
        // another position is analysed as soon as it is looked at
        goToBranch();
        awaitAttribute(page.locator(".analysis"), "data-done", "yes");
        assertThat(candidates).hasCount(3);
        List<String> odds = page.locator(".candidate b").allTextContents();
        List<Integer> sorted = odds.stream()
                .map(each -> Integer.valueOf(each.replace(" %", "")))
                .toList();
        assertEquals(sorted.stream().sorted(Comparator.reverseOrder()).toList(), sorted);
        assertAccessible();
        candidates.first().click();
        isAtPly(BRANCH + 1);
        button("study.analyse.hide").click();
        assertThat(candidates).hasCount(0);
    }

    /** What one seat knows, on a phone, by the keyboard: other seats' moves are drawn, and nothing hidden is shown. */
    @Test
    void aSeatsViewIsStudiedOnAPhone() {
        visitor(Visitors.phone());
        Study view = SampleStudies.view(0);
        int plies = view.tree().root().size() - 1;
        visitWithStudy(view);
        isAtPly(plies);
        assertAccessible();
        // one part of the panel at a time, above the buttons to walk
        assertThat(current()).isInViewport();
        assertThat(page.locator(".notes textarea")).isHidden();
        button(Texts.GERMAN, "study.edit").click();
        assertThat(page.locator(".notes textarea")).isInViewport();
        assertThat(current()).isHidden();
        assertThat(button(Texts.GERMAN, "open.last")).isInViewport();
        assertAccessible();
        button(Texts.GERMAN, "study.moves").click();
        assertThat(current()).isInViewport();
        int ply = plies;
        boolean drawn = false;
        boolean played = false;
        while (!drawn || !played) {
            assertThat(study()).hasAttribute("data-ply", Integer.toString(ply));
            Locator draw = page.locator(".study-draw");
            Locator spot = page.locator(FREE).first();
            draw.or(spot).first().waitFor();
            if (draw.isVisible()) {
                drawn = true;
                draw.focus();
                page.keyboard().press("Enter");
            } else {
                played = true;
                playByKeyboard(ply);
            }
            assertThat(study()).not().hasAttribute("data-ply", Integer.toString(ply));
            ply = Integer.parseInt(study().getAttribute("data-ply"));
        }
        context.waitForCondition(() -> stored().tree().root().size() - 1 > plies);
        assertEquals(0, stored().viewer());
        saveScreenshot("study-view-phone");
    }

    // Picks one spot after the other, each once, until that is a move.
    private void playByKeyboard(int ply) {
        Locator moved = page.locator("#study:not([data-ply='" + ply + "'])");
        StringBuilder fresh = new StringBuilder(FREE + "[aria-pressed=false]");
        while (moved.count() == 0) {
            Locator confirm = page.locator("#study .choices .primary");
            Locator spot = page.locator(fresh.toString()).first();
            confirm.or(spot).first().waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
            if (confirm.count() > 0) {
                confirm.first().focus();
                page.keyboard().press("Enter");
                moved.waitFor();
                return;
            }
            String id = spot.getAttribute("data-spot");
            fresh.append(":not([data-spot='").append(id).append("'])");
            spot.focus();
            page.keyboard().press("Enter");
            moved.or(page.locator("#study [data-spot='" + id + "'][aria-pressed=true]"))
                    .first()
                    .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        }
    }
}

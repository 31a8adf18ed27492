package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.table.Guide;
import atoll.table.Table;
import atoll.table.all.Tables;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The guided first game, played to its end, and left before. */
class GuideTest extends PageTest {
    private static final Guide GUIDE = Tables.of("ponte").guide();

    private static final String HIGHER = """
            [...document.querySelectorAll('html, main')].filter(e => e.scrollHeight > e.clientHeight).map(e => e.scrollHeight)""";

    private static final String BOARD = """
            (({ left, top, width, height }) => [left, top + document.querySelector('main').scrollTop, width, height].join(' '))(
              document.querySelector('.board').getBoundingClientRect())""";

    @Test
    void byMouseFromTheFirstStepToARealGame() {
        visit("#new.ponte");
        page.getByRole(AriaRole.LINK, named(Texts.ENGLISH, "guide.offer")).click();
        isScreen("guide");
        for (Guide.Step step : GUIDE.steps()) {
            assertThat(page.getByText("Step " + (GUIDE.steps().indexOf(step) + 1) + " of "
                            + GUIDE.steps().size()))
                    .isVisible();
            while (!isDone(step)) {
                Locator spot = page.locator("main [data-spot][aria-disabled=false]:not([aria-pressed=true])")
                        .first();
                pick(step, spot, false);
            }
            assertThat(page.locator(".try-line")).hasText(Texts.ENGLISH.text("guide.ponte." + step.id() + ".done"));
            if (GUIDE.steps().indexOf(step) + 1 < GUIDE.steps().size()) {
                page.locator("#guide-next").click();
                assertThat(page.locator("main h2")).isFocused();
            }
        }
        assertEquals(List.of(), storedGames());
        page.getByRole(AriaRole.BUTTON, named(Texts.ENGLISH, "guide.play")).click();
        isScreen("table");
        awaitPly(0);
        assertThat(page.locator("#players")).containsText(Texts.ENGLISH.text("bot.1"));
    }

    @Test
    void byKeyboardAloneInGerman() {
        visitor(desk().setLocale("de-DE"));
        storeSetting("pace", "quick");
        open("#guide.ponte");
        for (Guide.Step step : GUIDE.steps()) {
            while (!isDone(step)) {
                Locator spot = page.locator("main [data-spot][aria-disabled=false]:not([aria-pressed=true])")
                        .first();
                pick(step, spot, true);
            }
            assertThat(page.locator("#voice"))
                    .containsText(Texts.GERMAN.text(
                            "guide.ponte." + step.id() + (step.line().isEmpty() ? ".1" : ".done")));
            page.locator("#guide-next").focus();
            page.keyboard().press("Enter");
        }
        isScreen("table");
    }

    @Test
    void otherPicksAreExplainedAndHarmless() {
        visit("#guide.ponte.4");
        state("person");
        clickCanvas("a9");
        assertThat(page.locator(".try-line")).hasText(Texts.ENGLISH.text("try.other"));
        clickCanvas("e3");
        assertThat(page.locator(".try-line")).not().hasText(Texts.ENGLISH.text("try.other"));
        assertThat(page.locator("main")).hasAttribute("data-ply", "0");
        clickCanvas("f2");
        assertThat(page.locator("main")).hasAttribute("data-ply", "1");
        page.getByRole(AriaRole.BUTTON, named(Texts.ENGLISH, "try.again")).click();
        assertThat(page.locator("main")).hasAttribute("data-ply", "0");
        // another language and a reload stay at the step
        page.locator("select.language").selectOption("de");
        assertThat(page.locator("main h2")).hasText(Texts.GERMAN.text("guide.ponte.distance"));
        page.reload();
        assertThat(page.locator("main h2")).hasText(Texts.GERMAN.text("guide.ponte.distance"));
        page.getByRole(AriaRole.BUTTON, named(Texts.GERMAN, "guide.back")).click();
        assertThat(page.locator("main")).hasAttribute("data-step", "island");
        page.getByRole(AriaRole.LINK, named(Texts.GERMAN, "guide.leave")).click();
        isScreen("new");
    }

    static Stream<Arguments> phones() {
        Stream<Arguments> all = Tables.ALL.stream()
                .map(Table::id)
                .flatMap(game -> Stream.of(
                        Arguments.of(game, 390, 844, "en-GB"),
                        Arguments.of(game, 360, 740, "de-DE"),
                        Arguments.of(game, 844, 390, "de-DE")));
        return Stream.concat(all, Stream.of(Arguments.of("kanaloa", 320, 568, "de-DE")));
    }

    /**
     * Every step of every guide, from its first to its last move: on a phone it is on one screen, its board never moves, and
     * nothing covers what is to be pressed. The smallest phones scroll.
     */
    @ParameterizedTest
    @MethodSource("phones")
    void everyStepIsOnOneScreen(String game, int width, int height, String locale) {
        visitor(desk().setViewportSize(width, height)
                .setHasTouch(true)
                .setIsMobile(true)
                .setLocale(locale));
        storeSetting("pace", "quick");
        Guide guide = Tables.of(game).guide();
        boolean scrolls = width < 360;
        open("#guide." + game);
        for (Guide.Step step : guide.steps()) {
            State at = step.start().copy();
            Object board = null;
            for (int ply = 0; ply <= step.line().size(); ply++) {
                boolean asked = ply < step.line().size() && at.actor() == guide.seat() && !isForced(at);
                if (asked || ply == step.line().size()) {
                    page.locator("main[data-step='" + step.id() + "'][data-ply='" + ply + "']"
                                    + (asked ? "[data-state=person]" : "[data-state=done]"))
                            .waitFor();
                    String where = step.id() + ", ply " + ply;
                    assertEquals(List.of(), page.evaluate(Scripts.named("guide", "faults")), where);
                    assertEquals(List.of(), scrolls ? List.of() : page.evaluate(HIGHER), where);
                    Object place = page.evaluate(BOARD);
                    assertEquals(board == null ? place : board, place, where);
                    board = place;
                }
                if (ply < step.line().size()) {
                    int move =
                            Guide.moves(guide.game(), at, step.line().get(ply)).get(0);
                    if (asked) {
                        touch(Tables.of(game).spotsOfMove(at.viewFor(guide.seat()), move), ply, scrolls);
                    }
                    at.play(move);
                }
            }
            touchWhole(page.locator("#guide-next"), scrolls);
        }
        isScreen("table");
    }

    private static boolean isForced(State at) {
        MoveList legal = new MoveList();
        at.moves(legal);
        return legal.size() == 1;
    }

    private void touch(List<String> spots, int ply, boolean scrolls) {
        Locator played = page.locator("main:not([data-ply='" + ply + "'])");
        for (int i = 0; i < spots.size(); i++) {
            Locator spot = page.locator("main [data-spot='" + spots.get(i) + "'][aria-disabled=false]");
            touchWhole(spot, scrolls);
            if (i + 1 < spots.size()) {
                page.locator("main [data-spot='" + spots.get(i) + "'][aria-pressed=true]")
                        .waitFor();
            }
        }
        Locator confirm = page.locator("main .choices .primary");
        played.or(confirm).first().waitFor();
        if (confirm.count() > 0) {
            touchWhole(confirm, scrolls);
        }
        played.waitFor();
    }

    // Taps the middle of what is wholly visible there, and covered by nothing.
    private void touchWhole(Locator what, boolean scrolls) {
        what.waitFor();
        if (scrolls) {
            what.scrollIntoViewIfNeeded();
        }
        assertThat(what).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(0.98));
        assertEquals(true, what.evaluate(Scripts.named("guide", "isOnTop")), what.toString());
        BoundingBox box = what.boundingBox();
        page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
    }

    private boolean isDone(Guide.Step step) {
        assertThat(page.locator("main")).hasAttribute("data-step", step.id());
        state("person|done");
        return "done".equals(page.locator("main").getAttribute("data-state"));
    }

    private void state(String states) {
        await(page.locator("main"), states);
    }

    private void pick(Guide.Step step, Locator spot, boolean byKey) {
        String id = spot.getAttribute("data-spot");
        String ply = page.locator("main").getAttribute("data-ply");
        if (byKey) {
            spot.focus();
            page.keyboard().press("Enter");
        } else if (spot.evaluate("e => e.closest('.choices') !== null").equals(true)) {
            spot.click();
        } else {
            clickCanvas(id);
        }
        page.locator("main:not([data-ply='" + ply + "']), [data-spot='" + id + "'][aria-pressed=true]")
                .first()
                .waitFor();
    }

    private void clickCanvas(String id) {
        var box = page.locator("main [data-spot=" + id + "]").boundingBox();
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }

    private static Page.GetByRoleOptions named(Texts texts, String key) {
        return new Page.GetByRoleOptions().setName(texts.text(key)).setExact(true);
    }
}

package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Screen reader users play by roles, names and announcements alone. */
class RolesTest extends PageTest {
    private static final Texts WORDS = Texts.ENGLISH;
    private static final Pattern END = WORDS.pattern("over.you", "over.won", "over.shared");
    private static final Pattern PROMPT = WORDS.pattern(Stream.of(
                    "opening",
                    "opening.second",
                    "colour",
                    "turn.light",
                    "turn.dark",
                    "last",
                    "bridge",
                    "tiles.light",
                    "tiles.dark",
                    "stuck.light",
                    "stuck.dark",
                    "second.light",
                    "second.dark")
            .map("ponte.prompt."::concat)
            .toArray(String[]::new));

    @Test
    void aWholeGameByRolesAndNamesWithEachMoveAnnouncedOnce() {
        visitor(desk());
        fixRandomness(14);
        storeSetting("pace", "quick");
        context.addInitScript(Scripts.call(Scripts.named("recordAnnouncements")));
        open("");
        named(AriaRole.LINK, WORDS.text("game.ponte.name")).first().click();
        page.getByLabel(WORDS.text("seat.kind").replace("{0}", "2")).selectOption(WORDS.text("bot.1") + " (1 of 6)");
        named(AriaRole.BUTTON, WORDS.text("new.begin")).click();
        Locator spoken = page.getByRole(AriaRole.LOG).locator("p").last();
        Random random = new Random(14);
        List<String> prompts = new ArrayList<>();
        while (true) {
            assertThat(spoken).hasText(Pattern.compile(PROMPT + "|" + END), searchTimeout());
            if (END.matcher(spoken.textContent()).matches()) {
                break;
            }
            prompts.add(spoken.textContent());
            int heard = announcements().size();
            List<Locator> places = places();
            places.get(random.nextInt(places.size())).press("Enter");
            // a move is announced, or the next prompt
            context.waitForCondition(() -> announcements().size() > heard);
        }
        assertTrue(prompts.size() > 10, "a whole game");
        List<String> heard = announcements();
        List<?> moves = (List<?>) page.getByRole(AriaRole.LIST, byName(WORDS.text("table.log")))
                .getByRole(AriaRole.LISTITEM)
                .getByRole(AriaRole.BUTTON)
                .evaluateAll("all => all.map(e =>"
                        + " [...e.children].filter(p => !p.ariaHidden).map(p => p.textContent).join(''))");
        assertTrue(moves.size() > 20, "a whole game");
        // "You: lay a tile" is "You lay a tile" in the history
        List<String> told =
                heard.stream().map(words -> words.replaceFirst(": ", " ")).toList();
        for (Object move : moves) {
            assertEquals(1, Collections.frequency(told, move), move + " in " + heard);
        }
        for (int i = 1; i < heard.size(); i++) {
            assertNotEquals(heard.get(i - 1), heard.get(i));
        }
    }

    private List<Locator> places() {
        Locator.GetByRoleOptions inside = new Locator.GetByRoleOptions().setDisabled(false);
        List<Locator> places = new ArrayList<>();
        for (String group : List.of("group.board", "group.actions")) {
            places.addAll(page.getByRole(AriaRole.GROUP, byName(WORDS.text(group)))
                    .getByRole(AriaRole.BUTTON, inside)
                    .all());
        }
        return places;
    }

    @SuppressWarnings("unchecked")
    private List<String> announcements() {
        return (List<String>) page.evaluate("heard");
    }

    private Locator named(AriaRole role, String name) {
        return page.getByRole(role, byName(name));
    }

    private static Page.GetByRoleOptions byName(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }
}

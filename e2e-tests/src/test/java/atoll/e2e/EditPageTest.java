package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import atoll.edit.EditPart;
import atoll.table.EditTable;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/** What the tests of the editor share: its parts, and whether the position is possible. */
abstract class EditPageTest extends PageTest {
    private Locator with(String within, String attribute, String value) {
        return page.locator(within + " [" + attribute + "='" + value + "']");
    }

    Locator thing(String id) {
        return with("#choices", "data-spot", id);
    }

    Locator place(String id) {
        return with("#places", "data-spot", id);
    }

    Locator turn() {
        return place(EditTable.home(EditPart.TURN));
    }

    Locator fields() {
        return page.locator("#fields");
    }

    Locator field(String property) {
        return with("#fields", "data-property", property);
    }

    Locator button(Texts texts, String key) {
        return page.getByRole(
                AriaRole.BUTTON,
                new Page.GetByRoleOptions().setName(texts.text(key)).setExact(true));
    }

    Locator button(String key) {
        return button(Texts.ENGLISH, key);
    }

    Locator status() {
        return page.locator("#edit-status");
    }

    void isPossible(boolean possible) {
        assertThat(page.locator("#edit")).hasAttribute("data-possible", possible ? "yes" : "no");
    }

    void areEnabled(boolean enabled) {
        for (String key : new String[] {"edit.play", "edit.study", "edit.share", "edit.keep"}) {
            assertThat(button(key)).hasAttribute("aria-disabled", enabled ? "false" : "true");
            assertThat(button(key)).hasAttribute("aria-describedby", "edit-status");
        }
    }

    /** Opens the position, and begins to play from it. */
    void play() {
        button("edit.play").click();
        isScreen("open");
        page.locator(".card .primary").click();
    }
}

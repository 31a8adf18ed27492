package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiPositions.several;
import static atoll.table.rapanui.RapanuiPositions.walk;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiPositionParser;
import atoll.games.rapanui.RapanuiState;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The scoring preview before a card is taken: accurate, and no more than is certain. */
class RapanuiScoringPreviewTest {
    private static final Messages WORDS = TestMessages.of("en");
    private static final RapanuiTable TABLE = new RapanuiTable();

    /** A column's label and its preview equal the result of taking from it. */
    @Test
    void thePreviewIsAccurate() {
        int[] tried = {0};
        walk(false, state -> {
            if (state.phase() == RapanuiPhase.TAKING && state.survey().takesLeft() == 1) {
                for (int column = 0; column < 4; column++) {
                    tried[0] += comesTrue(state, column) ? 1 : 0;
                }
            }
        });
        assertTrue(tried[0] > 100, "tried " + tried[0]);
    }

    private static boolean comesTrue(RapanuiState state, int column) {
        RapanuiFacts facts = state.survey();
        int card = facts.uncovers(column);
        RapanuiState after = state.copy();
        after.play(RapanuiMoves.of(RapanuiMoves.TAKE, column));
        String told = new RapanuiScoringPreview(facts, state.seats(), 0, WORDS).ofColumn(column);
        if (card == RapanuiFacts.NONE) {
            assertEquals(RapanuiPhase.REFILLING, after.phase());
            assertEquals(facts.ends(column), told.equals(WORDS.text("rapanui.ends")));
            return true;
        }
        assertTrue(told.contains(WORDS.text("rapanui.card." + RapanuiCards.name(card))), told);
        MoveList gains = new MoveList();
        while (after.phase() == RapanuiPhase.GAINING) {
            after.moves(gains);
            after.play(gains.get(0));
        }
        RapanuiFacts now = after.survey();
        for (int seat = 0; seat < state.seats(); seat++) {
            int got = switch (card) {
                case RapanuiCards.WOODCUTTER -> now.wood(seat) - facts.wood(seat);
                case RapanuiCards.PRIEST -> now.glory(seat) - facts.glory(seat);
                case RapanuiCards.MOAI -> facts.village(seat, card) > 0 ? facts.income(seat, card) : 0;
                default ->
                    now.offerings(seat, card - RapanuiCards.HUNTER) - facts.offerings(seat, card - RapanuiCards.HUNTER);
            };
            String name = seat == 0 ? "you +" : "seat " + (seat + 1) + " +";
            assertEquals(got > 0, told.contains(name + what(card, Math.max(got, 1))), told);
            if (RapanuiCards.isHunter(card)) {
                int others = now.offerings(seat) - facts.offerings(seat) - got;
                String rest = (got > 0 ? name + what(card, got) + " +" : name) + others + " other";
                assertEquals(others > 0, told.contains(rest), told);
            }
        }
        return true;
    }

    private static String what(int card, int number) {
        return switch (card) {
            case RapanuiCards.WOODCUTTER -> number + " wood";
            case RapanuiCards.PRIEST -> number + " glory";
            case RapanuiCards.MOAI -> number + " wood or glory";
            default -> WORDS.count("rapanui.kind." + RapanuiCards.name(card), number);
        };
    }

    // A fisher is behind the front of column 1; seat 1 has three, seat 0 one; the arguments are the stocks of fish and
    // of the
    // rest.
    private static RapanuiState scarce(int fish, int grain) {
        return RapanuiPositionParser.read("""
                column woodcutter priest
                column woodcutter moai
                column woodcutter fish priest
                column moai woodcutter
                seat wood 3 glory 0 village woodcutter fish mulberry hand sweetpotato priest woodcutter
                    offerings fish*%d mulberry*12 sweetpotato*12 grain*%d
                seat wood 2 glory 1 village woodcutter*2 fish*3 mulberry hand grain priest moai
                    offerings fish*12 mulberry*13 sweetpotato*13 grain*12
                """.formatted(13 - fish, 13 - grain), 2, 0);
    }

    @Test
    void thePreviewRespectsTheStocks() {
        String fish = "Uncovers a fisher: ";
        assertEquals(fish + "you +1 fish, seat 2 +2 fish.", forecast(scarce(3, 0)));
        assertEquals(fish + "you +1 fish, seat 2 +1 fish +1 other offering.", forecast(scarce(2, 1)));
        assertEquals(fish + "you +1 fish, seat 2 +2 other offerings.", forecast(scarce(1, 2)));
        assertEquals(fish + "you +1 fish, seat 2 +1 other offering.", forecast(scarce(1, 1)));
        assertEquals(fish + "you +1 other offering, seat 2 +1 other offering.", forecast(scarce(0, 2)));
        assertEquals(fish + "you +1 other offering.", forecast(scarce(0, 1)));
        assertEquals(fish + "nobody gets anything.", forecast(scarce(0, 0)));
        for (int left = 0; left < 4; left++) {
            RapanuiState state = scarce(left / 2, left % 2);
            List<String> numbers =
                    hovered(state, "group:fish", new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), false));
            List<List<String>> given = List.of(List.of(), List.of("+1"), List.of("+1"), List.of("+1", "+1"));
            assertEquals(given.get(left), numbers);
            state.play(RapanuiMoves.play(RapanuiCards.PRIEST, 1));
            assertTrue(comesTrue(state, 2));
        }
    }

    /** Before the turn's last card is taken, the preview shows every seat's income, as for the uncovered villager. */
    @Test
    void theLastCardOfATurnShowsItsScoring() {
        int[] met = {0, 0};
        walk(false, state -> {
            RapanuiFacts facts = state.survey();
            ViewOptions options = new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), false);
            for (int column = 0; column < 4 && state.phase() == RapanuiPhase.TAKING; column++) {
                int card = facts.uncovers(column);
                if (card == RapanuiFacts.NONE) {
                    continue;
                }
                boolean last = facts.takesLeft() == 1;
                List<String> brings = last ? hovered(state, "group:" + RapanuiCards.name(card), options) : List.of();
                assertEquals(brings, hovered(state, "column:" + (column + 1), options));
                Scene scene = new Scene(1, 1);
                TABLE.drawPreview(state, RapanuiMoves.of(RapanuiMoves.TAKE, column), options, scene);
                assertEquals(brings, gains(scene));
                met[brings.isEmpty() ? 0 : 1]++;
            }
        });
        assertTrue(met[0] > 10 && met[1] > 50, met[0] + " " + met[1]);
        RapanuiState several = several();
        several.play(RapanuiMoves.play(RapanuiCards.HUNTER, 2));
        assertEquals(2, several.survey().takesLeft());
        ViewOptions options = new ViewOptions(WORDS, 1, ViewOptions.TALL, List.of(), false);
        assertEquals(List.of(), hovered(several, "column:3", options));
        several.play(RapanuiMoves.of(RapanuiMoves.TAKE, 0));
        assertEquals(List.of("+1", "+1"), hovered(several, "column:3", options));
    }

    private static List<String> hovered(RapanuiState state, String spot, ViewOptions options) {
        Scene scene = new Scene(1, 1);
        TABLE.drawHover(state, spot, options, scene);
        return gains(scene);
    }

    private static List<String> gains(Scene scene) {
        return scene.shapes().stream()
                .map(Shape::text)
                .filter(text -> text != null && text.startsWith("+"))
                .toList();
    }

    /** Only the last card of a turn triggers a scoring. */
    @Test
    void beforeTheLastCardNoScoringIsPromised() {
        RapanuiState state = several();
        state.play(RapanuiMoves.play(RapanuiCards.HUNTER, 2));
        assertEquals(2, state.survey().takesLeft());
        RapanuiScoringPreview two = new RapanuiScoringPreview(state.survey(), 2, 1, WORDS);
        assertEquals("Uncovers a woodcutter.", two.ofColumn(0));
        assertEquals("Then it is filled with four new cards.", two.ofColumn(3));
        state.play(RapanuiMoves.of(RapanuiMoves.TAKE, 0));
        RapanuiScoringPreview one = new RapanuiScoringPreview(state.survey(), 2, 1, WORDS);
        assertEquals("Uncovers a priest: nobody gets anything.", one.ofColumn(0));
        assertEquals("Then it is filled with four new cards, and the last of them is scored.", one.ofColumn(3));
    }

    private static String forecast(RapanuiState state) {
        return new RapanuiScoringPreview(state.survey(), state.seats(), 0, WORDS).ofColumn(2);
    }
}

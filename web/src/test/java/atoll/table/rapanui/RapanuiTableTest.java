package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiPositions.several;
import static atoll.table.rapanui.RapanuiPositions.walk;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiGame;
import atoll.games.rapanui.RapanuiMoves;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.games.rapanui.RapanuiPhase;
import atoll.games.rapanui.RapanuiPositionParser;
import atoll.games.rapanui.RapanuiState;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ScoreRow;
import atoll.table.ViewOptions;
import atoll.table.present.LogEntry;
import atoll.table.present.LogSentences;
import atoll.table.present.Picker;
import atoll.table.present.Picker.Result;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RapanuiTableTest {
    private static final Messages WORDS = TestMessages.of("en");
    private static final RapanuiGame GAME = new RapanuiGame();

    private final RapanuiTable table = new RapanuiTable();

    private Scene scene(RapanuiState state, int seat, boolean hidesAids) {
        return table.scene(state.viewFor(seat), new ViewOptions(WORDS, seat, ViewOptions.TALL, List.of(), hidesAids));
    }

    @Test
    void aHunterIsPickedOnceForEachThatIsLaidOut() {
        RapanuiState state = several();
        Picker picker = new Picker();
        picker.offer(table, state);
        assertEquals(Result.MORE, picker.pick("hand:2:fish"));
        assertTrue(picker.canConfirm(), "one alone would do");
        assertEquals(Result.MOVE, picker.pick("hand:2:fish"));
        assertEquals(RapanuiMoves.play(RapanuiCards.HUNTER, 2), picker.move());
        picker.offer(table, state);
        assertEquals(Result.MOVE, picker.pick("hand:2:grain"));
    }

    @Test
    void promptsOfferBuyingExactlyIfPossible() {
        MoveList legal = new MoveList();
        walk(false, state -> {
            if (state.phase() == RapanuiPhase.BUYING || state.phase() == RapanuiPhase.PLAYING) {
                state.moves(legal);
                boolean canBuy = IntStream.range(0, legal.size())
                        .anyMatch(i -> RapanuiMoves.verb(legal.get(i)) == RapanuiMoves.BUY);
                String prompt = table.prompt(state.viewFor(state.actor()), List.of(), WORDS);
                assertEquals(canBuy, prompt.contains("you may buy one offering: from "), prompt);
                String wood = Integer.toString(state.survey().wood(state.actor()));
                assertTrue(!canBuy || prompt.contains("you have " + wood), prompt);
            }
        });
    }

    @Test
    void otherSeatsCardsAreNotMarkedInTheOwnHand() {
        RapanuiState state = several();
        TablePresenter presenter = new TablePresenter(
                Session.from(GAME, state, Seed.of(0)),
                table,
                List.of(new Player("Anna", 0), new Player("Bot", 1)),
                WORDS);
        presenter.play(RapanuiMoves.play(RapanuiCards.HUNTER, 1));
        assertNotNull(presenter.scene(ViewOptions.TALL, null).spot("hand:1:fish"));
        assertNull(presenter.scene(ViewOptions.TALL, null).spot("hand:2:fish"));
    }

    @Test
    void handsAndPilesOfOthersLieFaceDownUnlessAllPlayOpenly() {
        for (boolean open : List.of(false, true)) {
            walk(open, state -> {
                boolean over = state.phase() == RapanuiPhase.OVER;
                Scene scene = scene(state, 0, false);
                for (Spot spot : scene.spots()) {
                    if (spot.id().startsWith("village:")) {
                        assertEquals(open || over, spot.label().contains("in hand"), spot.label());
                    }
                    assertFalse(spot.id().startsWith("hand:2") || spot.id().startsWith("pile:2"), spot.id());
                }
                Scene watched = scene(state, State.SPECTATOR, false);
                boolean face = watched.spots().stream()
                        .anyMatch(spot ->
                                spot.id().startsWith("hand:") || spot.id().startsWith("pile:"));
                assertEquals(open || over, face);
            });
        }
    }

    @Test
    void withoutAidsOpenMemoryShowsNoCounts() {
        boolean[] ranged = {false};
        walk(true, state -> {
            if (state.phase() == RapanuiPhase.OVER) {
                return;
            }
            Scene aided = scene(state, 0, false);
            Scene unaided = scene(state, 0, true);
            ranged[0] |= aided.spot("stock:fish").label().contains("–");
            assertTrue(aided.spot("stock:fish").label().contains("counts"));
            assertFalse(unaided.spot("stock:fish").label().contains("counts"));
            assertFalse(unaided.spot("stone").label().contains(":"));
            assertFalse(unaided.spot("deck").label().contains("priest"));
            Scene pointed = new Scene(1, 1);
            for (String spot : List.of("deck", "stone")) {
                table.drawHover(state, spot, new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), true), pointed);
            }
            assertEquals(List.of(), pointed.shapes());
        });
        assertTrue(ranged[0], "some kind's worth is known as a range only");
    }

    @Test
    void pointsLeaveOfferingsOutUntilTheEnd() {
        walk(false, state -> {
            for (int seat = 0; seat < state.seats(); seat++) {
                RapanuiFacts facts = state.survey();
                int open = facts.glory(seat) + facts.moaiPoints(seat) + facts.woodPoints(seat);
                boolean over = state.actor() == State.OVER;
                assertEquals(over ? state.score(seat) : open, table.score(state.viewFor(0), seat));
            }
        });
    }

    /** With open memory offerings score, but only while the seat knows all cards on the stone. */
    @Test
    void pointsThatAreShownAreCertain() {
        int[] met = {0, 0};
        walk(true, state -> {
            RapanuiState view = state.viewFor(0);
            boolean known = view.survey().stoneUnknown() == 0;
            met[known ? 0 : 1]++;
            for (int seat = 0; seat < state.seats(); seat++) {
                RapanuiFacts truth = state.survey();
                int sum = truth.glory(seat) + truth.moaiPoints(seat) + truth.woodPoints(seat);
                for (int kind = 0; known && kind < RapanuiOfferings.KINDS; kind++) {
                    sum += truth.offerings(seat, kind) * truth.worth(kind);
                }
                assertEquals(sum, table.score(view, seat));
            }
        });
        assertTrue(met[0] > 100 && met[1] > 100, met[0] + " " + met[1]);
    }

    @Test
    void theScoreSheetIsInTheOrderOfTheRules() {
        walk(false, state -> {
            if (state.actor() == State.OVER) {
                RapanuiFacts facts = state.survey();
                List<ScoreRow> sheet = table.scoreSheet(state, WORDS);
                assertEquals(
                        List.of("Glory", "Moai ×\u00a04", "Wood ÷ 5"),
                        sheet.subList(0, 3).stream().map(ScoreRow::name).toList());
                for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
                    ScoreRow row = sheet.get(3 + kind);
                    assertTrue(row.name().endsWith(" ×\u00a0" + facts.worth(kind)), row.name());
                    assertEquals(facts.offerings(1, kind) * facts.worth(kind), row.points()[1]);
                }
            }
        });
    }

    // Seat 0 has the wood for a Moai, and one in hand.
    private static TablePresenter building(int other) {
        RapanuiState state = RapanuiPositionParser.read("""
                column woodcutter priest grain
                column moai priest woodcutter
                column priest woodcutter mulberry
                column grain moai sweetpotato
                seat wood 9 glory 2 village woodcutter*2 priest fish mulberry sweetpotato hand fish*2 moai
                    offerings fish*3 mulberry sweetpotato grain
                seat wood 3 glory 1 village woodcutter*2 fish grain hand mulberry priest woodcutter
                    offerings fish mulberry*2 sweetpotato grain*2
                """, 2, 0);
        List<Player> players = List.of(new Player("Anna", other), new Player("Ben", 0));
        return new TablePresenter(Session.from(GAME, state, Seed.of(0)), new RapanuiTable(), players, WORDS);
    }

    @Test
    void theLogCallsPlayersByTheirNames() {
        TablePresenter presenter = building(1);
        presenter.play(RapanuiMoves.play(RapanuiCards.HUNTER, 1));
        presenter.play(RapanuiMoves.of(RapanuiMoves.TAKE, 1));
        assertEquals(
                "Anna: takes a woodcutter from column 2. The priest scores: Anna +1 glory",
                LogSentences.of(presenter).get(1));
    }

    @Test
    void aMissingCardIsNotDescribed() {
        RapanuiState state = several();
        ViewOptions options = new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), false);
        assertNotNull(table.illegalMoveText(state, List.of(), "hand:1:fish", options));
        assertNull(table.illegalMoveText(state, List.of(), "hand:2:fish", options), "another seat's");
    }

    @Test
    void theSetUpIsOneLine() {
        TablePresenter presenter = new TablePresenter(
                new Session(GAME, Setup.of(GAME.info(), 2), Seed.of(5)),
                new RapanuiTable(),
                List.of(new Player("Anna", 0), new Player("Bot", 1)),
                WORDS);
        while (presenter.session().state().actor() == State.CHANCE) {
            presenter.playForced();
        }
        List<String> lines = presenter.history().stream()
                .map(LogEntry::line)
                .filter(line -> !line.isEmpty())
                .toList();
        assertEquals(1, lines.size());
        String cards = "[\\w ]+, [\\w ]+, [\\w ]+, [\\w ]+";
        assertTrue(
                lines.get(0)
                        .matches("Column 1: " + cards + "\\. Column 2: " + cards + "\\. Column 3: " + cards
                                + "\\. Column 4: " + cards),
                lines.get(0));
    }

    @Test
    void othersLearnOnlyThatSomethingWasSacrificed() {
        TablePresenter presenter = building(1);
        for (String token : List.of("play:moai", "offer:grain", "offer:mulberry")) {
            presenter.play(GAME.parseMove(presenter.session().state(), token));
        }
        assertEquals(
                "Anna: sacrifices a card face down", LogSentences.of(presenter).get(2));
        assertEquals("Ben: sacrifices 1 grain", LogSentences.of(presenter).get(1));
    }

    @Test
    void twoPeopleNeedAHandoverFromTheFirstTurn() {
        TablePresenter presenter = building(0);
        assertTrue(presenter.awaitsHandover());
        assertFalse(facesUp(presenter));
        presenter.acceptHandover();
        assertNotNull(presenter.scene(ViewOptions.TALL, null).spot("hand:1:moai"));
        presenter.play(RapanuiMoves.play(RapanuiCards.MOAI, 1));
        assertTrue(presenter.awaitsHandover(), "nothing is secret yet, but Anna's hand is not for Ben");
        assertFalse(facesUp(presenter));
        presenter.acceptHandover();
        assertNotNull(presenter.scene(ViewOptions.TALL, null).spot("pile:2:grain"));
        assertNull(presenter.scene(ViewOptions.TALL, null).spot("pile:1:grain"));
    }

    @Test
    void openPlayNeedsNoHandover() {
        Setup setup = Setup.of(GAME.info(), 2).with("openMemory", "true");
        List<Player> players = List.of(new Player("Anna", 0), new Player("Ben", 0));
        TablePresenter presenter = new TablePresenter(new Session(GAME, setup, Seed.of(1)), table, players, WORDS);
        while (presenter.playForced()) {
            // the columns are laid out
        }
        assertFalse(presenter.awaitsHandover());
        assertTrue(facesUp(presenter));
    }

    private static boolean facesUp(TablePresenter presenter) {
        return presenter.scene(ViewOptions.TALL, null).spots().stream()
                .anyMatch(spot -> spot.id().startsWith("hand:") || spot.id().startsWith("pile:"));
    }

    /** Cards keep their ids from the hand to the village. */
    @Test
    void aVillagerKeepsItsIdFromHandToVillage() {
        RapanuiState state = several();
        Scene before = scene(state, 1, false);
        state.play(RapanuiMoves.play(RapanuiCards.HUNTER, 1));
        Scene after = scene(state, 1, false);
        Shape from = shape(before, "villager-1-3-1");
        Shape to = shape(after, "villager-1-3-1");
        assertTrue(from.y() - to.y() > 20, "upwards");
        assertNotNull(shape(after, "villager-1-3-2"), "the other fisher stays in hand");
    }

    private static Shape shape(Scene scene, String id) {
        return scene.shapes().stream()
                .filter(each -> id.equals(each.id()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void hoveredSpotsAreDescribed() {
        RapanuiState state = several();
        for (String spot : List.of("column:1", "column:4", "group:woodcutter")) {
            Scene scene = new Scene(1, 1);
            table.drawHover(state, spot, new ViewOptions(WORDS, 1, ViewOptions.WIDE, List.of(), false), scene);
            boolean group = spot.startsWith("group");
            assertFalse(group ? scene.shapes().isEmpty() : scene.note().isEmpty(), spot);
        }
        for (String spot : List.of("owned:wood", "torch", "village:1", "hand:2:fish")) {
            Scene scene = new Scene(1, 1);
            table.drawHover(state, spot, new ViewOptions(WORDS, 1, ViewOptions.WIDE, List.of(), false), scene);
            assertTrue(scene.shapes().isEmpty(), spot);
        }
    }

    /** The bonus needs at least two, and more than any other seat. */
    @Test
    void onlyASoleMajorityWearsACrown() {
        assertEquals(List.of(), crowns("woodcutter", "woodcutter"), "one to none of two kinds, of others one each");
        assertEquals(List.of("0 fish"), crowns("woodcutter fish*2", "woodcutter fish"));
        assertEquals(List.of("1 fish"), crowns("woodcutter fish", "woodcutter fish*2"));
        assertEquals(List.of(), crowns("woodcutter fish*2", "woodcutter fish*2"));
        assertEquals(List.of("0 priest"), crowns("woodcutter priest*2", "woodcutter"));
    }

    // The seats with a crown, by villager.
    private List<String> crowns(String first, String second) {
        RapanuiState state = RapanuiPositionParser.read("""
                column moai priest
                column moai priest
                column moai woodcutter
                column moai woodcutter
                seat wood 2 glory 0 village %s hand priest*2 woodcutter
                seat wood 2 glory 0 village %s hand priest woodcutter*2
                """.formatted(first, second), 2, 0);
        RapanuiLayout layout = new RapanuiLayout(2, 0, ViewOptions.TALL, false);
        Path crown = RapanuiOutlines.crown(0, 0, 1).path();
        List<String> crowns = new ArrayList<>();
        for (Shape shape : scene(state, 0, false).shapes()) {
            if (shape.path() == crown) {
                for (int seat = 0; seat < 2; seat++) {
                    for (int card = 0; card < RapanuiCards.CARDS; card++) {
                        if (layout.cell(seat, card).contains(shape.x(), shape.y())) {
                            crowns.add(seat + " " + RapanuiCards.name(card));
                        }
                    }
                }
            }
        }
        return crowns;
    }

    @Test
    void othersOpenCardsLeaveAWideTableItsShape() {
        for (int seats = 2; seats <= 4; seats++) {
            RapanuiLayout closed = new RapanuiLayout(seats, 0, ViewOptions.WIDE, false);
            RapanuiLayout open = new RapanuiLayout(seats, 0, ViewOptions.WIDE, true);
            assertTrue(open.height > closed.height, "a line for each");
            assertEquals(closed.width / closed.height, open.width / open.height, 1e-9);
        }
    }
}

package atoll.games.kanaloa;

import static atoll.games.kanaloa.KanaloaScene.GAME;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Case;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.lab.PositionCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Composed positions: each is rejected with BadPosition, or is fully valid. Here fields of the position itself are changed;
 * FuzzTest changes the encoded numbers of all games.
 */
class KanaloaMutantsTest {
    private static final int GAMES = 2;
    private static final int POSITIONS = 9;
    private static final int MUTANTS = 16;

    private int accepted;

    static Stream<Case> cases() {
        return Case.all().stream()
                .filter(which -> which.game().info().id().equals(GAME.info().id()));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void changedNumbersAreRejectedOrValid(Case which) {
        for (int game = 1; game <= GAMES; game++) {
            which.stroll(game, POSITIONS, session -> {
                Rng rng = new Rng(session.seed().a(), session.ply());
                List<Integer> viewers = Case.viewers(session.state());
                for (int i = 0; i < MUTANTS; i++) {
                    boolean whole = rng.next(3) > 0;
                    String text = otherwise(
                            (KanaloaState)
                                    (whole ? session.state() : session.view(viewers.get(rng.next(viewers.size())))),
                            rng);
                    if (text != null) {
                        tryOut(text, rng);
                    }
                }
            });
        }
        assertTrue(accepted > 50, accepted + " accepted");
    }

    private void tryOut(String text, Rng rng) {
        KanaloaState state;
        try {
            state = read(text);
        } catch (BadPosition e) {
            return;
        }
        accepted++;
        try {
            PositionCheck.of(GAME, state, rng);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("after reading " + text, e);
        }
    }

    private static KanaloaState read(String text) {
        return (KanaloaState) GAME.read(new BitReader(text));
    }

    private static String isReadAgain(KanaloaState state) {
        String text = text(state);
        assertEquals(text, text(read(text)));
        return text;
    }

    private static String text(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text();
    }

    // Changes one or two numbers of the position, or moves a card. Null if the result cannot be encoded.
    private static String otherwise(KanaloaState of, Rng rng) {
        KanaloaState state = of.copy();
        for (int changes = 1 + rng.next(3); changes > 0; changes--) {
            change(state, rng);
        }
        try {
            return text(state);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static void change(KanaloaState state, Rng rng) {
        int seat = rng.next(state.seats());
        switch (rng.next(16)) {
            case 0 -> state.phase = KanaloaPhase.values()[rng.next(KanaloaPhase.values().length)];
            case 1 -> state.turn = seat;
            case 2 -> state.secondHalf ^= true;
            case 3 -> state.lastRound ^= true;
            case 4 -> state.progress.played ^= true;
            case 5 -> state.progress.discarded ^= true;
            case 6 -> state.progress.closing ^= true;
            case 7 -> state.progress.other = seat;
            case 8 -> state.progress.givers = rng.next(1 << state.seats());
            case 9 -> state.progress.removals = 1 << rng.next(KanaloaMap.ISLANDS) | state.progress.removals;
            case 10 -> state.points[seat] = rng.next(KanaloaCodec.MOST_POINTS);
            case 11 -> state.finished[seat] = rng.next(state.seats() + 1);
            case 12 -> {
                int connection = rng.next(KanaloaMap.CONNECTIONS);
                state.board.remove(connection);
                state.board.set(seat, connection);
            }
            case 13 -> {
                if (state.gods) {
                    state.board.hold(seat, KanaloaGods.KANALOA + rng.next(4));
                }
            }
            case 14 -> moveACard(state.cards, rng);
            default -> doubt(state.cards, seat, rng);
        }
    }

    private static void moveACard(KanaloaCards cards, Rng rng) {
        List<int[]> places = new ArrayList<>();
        for (int seat = 0; seat < cards.seats; seat++) {
            places.add(new int[] {0, seat});
            places.add(new int[] {1, seat});
        }
        places.add(new int[] {2, 0});
        places.add(new int[] {3, 0});
        places.add(new int[] {4, 0});
        for (int i = 1 + rng.next(3); i > 0; i--) {
            int[] from = places.get(rng.next(places.size()));
            int[] to = places.get(rng.next(places.size()));
            int bag = bag(cards, from, 0);
            if (bag != KanaloaBag.EMPTY) {
                int card = KanaloaBag.one(KanaloaBag.pick(bag, rng));
                bag(cards, from, -card);
                bag(cards, to, card);
            }
        }
    }

    private static int bag(KanaloaCards cards, int[] place, int change) {
        return switch (place[0]) {
            case 0 -> cards.hands[place[1]] += change;
            case 1 -> cards.down[place[1]] += change;
            case 2 -> cards.deck += change;
            case 3 -> cards.display += change;
            default -> cards.discards += change;
        };
    }

    private static void doubt(KanaloaCards cards, int owner, Rng rng) {
        int viewer = rng.next(cards.seats + 1);
        if (viewer == owner) {
            return;
        }
        KanaloaCardKnowledge knowledge = cards.knowledge;
        int hand = cards.hands[owner];
        int sure =
                rng.next(2) == 0 || viewer == cards.viewer ? knowledge.sure(viewer, owner) : hand & rng.next(1 << 16);
        int doubtful = rng.next(2) == 0 ? knowledge.doubtful(viewer, owner) : 1 << rng.next(32);
        knowledge.set(viewer, owner, sure, doubtful);
        int losses = 1 + rng.next(KanaloaCardKnowledge.MOST_LOSSES);
        knowledge.setDoubts(viewer, owner, losses, rng.next(6), rng.next(2) == 0);
    }

    // Positions that were once accepted and failed later.

    /** A view in which its seat knows only what all others know, but sees a card. */
    @Test
    void viewsShowOnlyWhatTheirSeatKnows() {
        KanaloaState state = KanaloaScene.of(3).hand(2, "ALOA BAFI").state().viewFor(1);
        state.cards.hands[2] = KanaloaBag.one(0);
        state.cards.deck -= KanaloaBag.one(0);
        state.cards.unknown[2]--;
        assertThrows(BadPosition.class, () -> read(text(state)));
        state.cards.knowledge.set(1, 2, KanaloaBag.one(0), KanaloaBag.EMPTY);
        isReadAgain(state);
    }

    @Test
    void moreLossesThanCardsAreNotCounted() {
        KanaloaState state = KanaloaScene.of(2).hand(0, "ALOA BAFI BAFI").state();
        int bafi = KanaloaBag.one(KanaloaMap.find("BAFI"));
        for (int viewer : List.of(1, 2)) {
            state.cards.knowledge.set(viewer, 0, bafi, bafi);
            state.cards.knowledge.setDoubts(viewer, 0, KanaloaCardKnowledge.MOST_LOSSES, 1, false);
        }
        isReadAgain(state);
        KanaloaScene.go(state, "discard:ALOA");
        assertEquals(KanaloaCardKnowledge.MOST_LOSSES, state.cards.knowledge.losses(1, 0));
        isReadAgain(state);
    }

    @Test
    void commonKnowledgeIsPartOfEachSeatsKnowledge() {
        KanaloaState state = KanaloaScene.of(3).hand(0, "ALOA BAFI").state();
        state.cards.knowledge.set(3, 0, KanaloaBag.one(0), KanaloaBag.EMPTY);
        assertThrows(BadPosition.class, () -> read(text(state)));
        state.cards.knowledge.set(1, 0, KanaloaBag.one(0), KanaloaBag.EMPTY);
        state.cards.knowledge.set(2, 0, KanaloaBag.one(0), KanaloaBag.EMPTY);
        isReadAgain(state);
    }

    @Test
    void pointsLeaveRoomForTheScorings() {
        KanaloaState state = KanaloaScene.gods(2).stone("ORO", KanaloaGods.KANE).state();
        // 29 in the first scoring, 45 in the last, 3 from KANE
        state.points[1] = KanaloaCodec.MOST_POINTS - 1 - 77;
        isReadAgain(state);
        state.points[1]++;
        assertThrows(BadPosition.class, () -> read(text(state)));
    }

    @Test
    void allCardsButOneMayLieFaceDown() {
        KanaloaState state = KanaloaScene.of(2).lastRound().state();
        KanaloaCards cards = state.cards;
        cards.down[0] = cards.discards - KanaloaBag.one(0);
        cards.discards = KanaloaBag.EMPTY;
        cards.hands[0] = KanaloaBag.one(0);
        isReadAgain(state);
        KanaloaScene.go(state, "discard:ALOA");
        assertEquals(KanaloaMap.ISLANDS * KanaloaMap.COPIES, state.viewFor(1).faceDown());
        isReadAgain(state.viewFor(1));
    }

    @Test
    void aGiverToPeleHasRoomForACard() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.PELE)
                .hand(1, "ALOA BAFI COCO DALI ELOI")
                .secondHalf()
                .state();
        KanaloaScene.go(state, "PELE pull:ALOA");
        isReadAgain(state);
        state.cards.deal(1, KanaloaMap.find("ORO"));
        assertThrows(BadPosition.class, () -> read(text(state)));
    }

    /** Without gods, a seat that has played never holds five. */
    @Test
    void aSeatThatHasPlayedHoldsFewerCards() {
        KanaloaState state =
                KanaloaScene.of(2).hand(0, "ALOA BAFI COCO DALI ELOI").state();
        state.progress.played = true;
        assertFalse(KanaloaValidator.isSound(state));
        state.cards.discard(0, 0);
        state.progress.discarded = true;
        assertFalse(KanaloaValidator.isSound(state), "a discard after a card");
        state.progress.discarded = false;
        assertTrue(KanaloaValidator.isSound(state));
    }

    /** With stones a hand may be large when the game is won. */
    @Test
    void theWinnerMayHoldMoreThanFive() {
        KanaloaScene scene = KanaloaScene.gods(2);
        KanaloaBoard board = new KanaloaBoard(2);
        int c = 0;
        for (board.set(1, c); board.islands(1) < KanaloaState.ISLANDS_TO_WIN; board.set(1, c)) {
            scene.bridges(1, KanaloaMap.connectionName(c++));
        }
        KanaloaState state = scene.turn(1)
                .hand(0, "ORO PAGO")
                .hand(1, "HIVA INUA NENE PAGO")
                .held(1, KanaloaGods.KU)
                .held(1, KanaloaGods.LONO)
                .held(1, KanaloaGods.LONO)
                .held(1, KanaloaGods.KANALOA)
                .secondHalf()
                .state();
        KanaloaScene.go(state, "KU:0 steal:ORO LONO draw deal:PAGO LONO draw deal:RASI");
        isReadAgain(state);
        KanaloaScene.go(state, "KANALOA:" + KanaloaMap.connectionName(c));
        assertEquals(State.OVER, state.actor());
        assertEquals(7, state.handSize(1));
        isReadAgain(state);
    }
}

package atoll.games.kanaloa;

import static atoll.games.kanaloa.KanaloaScene.go;
import static atoll.games.kanaloa.KanaloaScene.owner;
import static atoll.games.kanaloa.KanaloaScene.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The power of the gods. */
class KanaloaGodsTest {
    private static final int FATU = KanaloaMap.find("FATU");

    @Test
    void chanceLaysAStoneOnEachIsland() {
        KanaloaState state =
                new KanaloaState(Setup.of(KanaloaScene.GAME.info(), 2).with("gods", "true"));
        MoveList outcomes = new MoveList();
        state.moves(outcomes);
        assertEquals(List.of("god:KANALOA", "god:KANE", "god:KU", "god:LONO", "god:PELE"), tokens(state));
        assertEquals(4, outcomes.weight(0), "four stones of KANE");
        go(state, "god:KU god:KU god:KU");
        assertEquals(KanaloaGods.KU, state.board().stone(2));
        assertEquals(List.of("god:KANALOA", "god:KANE", "god:LONO", "god:PELE"), tokens(state));
        go(state, "god:KANE god:KANE god:KANE god:KANE god:PELE god:PELE god:PELE god:LONO god:LONO god:LONO");
        go(state, "god:KANALOA god:KANALOA god:KANALOA");
        assertEquals(KanaloaPhase.DEALING, state.phase());
    }

    @Test
    void kaneScoresAtOnceByTheSizeOfTheIsland() {
        kane("DALI", 1, "ALOA-DALI", "DALI-ELOI");
        kane("ALOA", 2, "ALOA-BAFI ALOA-COCO", "ALOA-FATU");
        kane("ORO", 3, "BAFI-ORO FATU-ORO GALU-ORO", "INUA-ORO");
    }

    private static void kane(String island, int points, String bridges, String last) {
        KanaloaState state = KanaloaScene.gods(2)
                .hand(0, island)
                .bridges(0, bridges)
                .stone(island, KanaloaGods.KANE)
                .state();
        go(state, island + ":" + last);
        assertEquals(points, state.points(0));
        assertEquals(KanaloaGods.NONE, state.board().stone(KanaloaMap.find(island)));
    }

    @Test
    void kaneScoresInTheLastRoundToo() {
        KanaloaState state = KanaloaScene.gods(2)
                .hand(0, "DALI")
                .bridges(0, "ALOA-DALI")
                .stone("DALI", KanaloaGods.KANE)
                .lastRound()
                .state();
        go(state, "DALI:DALI-ELOI");
        assertEquals(1, state.points(0));
    }

    /** KANE's points count at once, so they affect which seats may pass. */
    @Test
    void kaneMakesOthersMayPass() {
        KanaloaState state = KanaloaScene.gods(2)
                .turn(1)
                .hand(1, "DALI")
                .bridges(1, "ALOA-DALI")
                .stone("DALI", KanaloaGods.KANE)
                .points(5, 5)
                .secondHalf()
                .deckRunsOut()
                .onlyShown("NENE")
                .state();
        KanaloaState without = go(state.copy(), "take:NENE");
        assertTrue(without.isLastRound() && !without.mayPass());
        go(state, "DALI:DALI-ELOI take:NENE");
        assertTrue(state.isLastRound());
        assertEquals(List.of("end", "pass"), tokens(state));
    }

    /** A seat after its last turn holds up no other, however many points KANE has given it. */
    @Test
    void kaneOfALastTurnComesTooLateForPassing() {
        KanaloaState state = KanaloaScene.gods(2)
                .hand(0, "DALI")
                .bridges(0, "ALOA-DALI")
                .stone("DALI", KanaloaGods.KANE)
                .points(5, 5)
                .lastRound()
                .state();
        go(state, "DALI:DALI-ELOI");
        assertEquals(6, state.points(0));
        assertTrue(state.mayPass(1), "while it lasts, seat 0 is ahead and has not finished");
        go(state, "end");
        assertEquals(List.of("end"), tokens(state));
    }

    @Test
    void aStoneTakenInTheLastRoundDoesNothing() {
        KanaloaState state = KanaloaScene.gods(2)
                .hand(0, "DALI")
                .hand(1, "ALOA")
                .bridges(0, "ALOA-DALI")
                .stone("DALI", KanaloaGods.KU)
                .lastRound()
                .state();
        go(state, "DALI:DALI-ELOI");
        assertEquals(KanaloaGods.NONE, state.board().stone(KanaloaMap.find("DALI")));
        assertEquals(0, state.points(0));
        assertEquals(List.of("end"), tokens(state));
    }

    @Test
    void theFirstToControlAnIslandTakesItsStone() {
        KanaloaState state = KanaloaScene.gods(2)
                .hand(0, "DALI COCO")
                .bridges(0, "ALOA-DALI")
                .stone("DALI", KanaloaGods.LONO)
                .state();
        go(state, "DALI:DALI-ELOI");
        assertEquals(1, state.board().held(0, KanaloaGods.LONO));
        assertEquals(KanaloaGods.NONE, state.board().stone(KanaloaMap.find("DALI")));
        assertTrue(tokens(state, "LONO").isEmpty(), "no help in the first half");
        assertFalse(state.godsHelp());
    }

    @Test
    void inTheSecondHalfAStoneHelpsAtOnce() {
        KanaloaState state = KanaloaScene.gods(2)
                .hand(0, "DALI COCO")
                .bridges(0, "ALOA-DALI")
                .stone("DALI", KanaloaGods.LONO)
                .secondHalf()
                .state();
        go(state, "DALI:DALI-ELOI");
        assertEquals(List.of("LONO"), tokens(state, "LONO"));
    }

    @Test
    void noGodHelpsInTheLastRound() {
        KanaloaScene scene = KanaloaScene.gods(2).hand(0, "DALI").hand(1, "ALOA");
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
            scene.held(0, god);
        }
        KanaloaState state = scene.lastRound().state();
        assertEquals(
                List.of("DALI:ALOA-DALI", "DALI:COCO-DALI", "DALI:DALI-ELOI", "discard:DALI", "end"), tokens(state));
    }

    @Test
    void kanaloaAloneBuildsAnywhere() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.KANALOA)
                .bridges(1, "ALOA-BAFI")
                .secondHalf()
                .state();
        assertEquals(KanaloaMap.CONNECTIONS - 1, tokens(state, "KANALOA:").size());
        go(state, "KANALOA:KULU-PAGO");
        assertEquals(0, owner(state, "KULU-PAGO"));
        assertEquals(0, state.board().held(0, KanaloaGods.KANALOA));
        assertTrue(state.progress().hasPlayed());
    }

    @Test
    void kanaloaExchangesWithACardOrWithItself() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.KANALOA)
                .held(0, KanaloaGods.KANALOA)
                .hand(0, "KULU ALOA")
                .bridges(1, "KULU-PAGO ALOA-BAFI")
                .secondHalf()
                .state();
        assertEquals(
                List.of(
                        "ALOA+KANALOA:ALOA-BAFI",
                        "KANALOA+KANALOA:ALOA-BAFI",
                        "KANALOA+KANALOA:KULU-PAGO",
                        "KANALOA+KULU:KULU-PAGO"),
                tokens(state).stream().filter(token -> token.contains("+")).toList(),
                "sorted like a card");
        KanaloaState twice = go(state.copy(), "KANALOA+KANALOA:KULU-PAGO");
        assertEquals(0, twice.board().held(0, KanaloaGods.KANALOA));
        go(state, "KANALOA+KULU:KULU-PAGO");
        assertEquals(1, state.board().held(0, KanaloaGods.KANALOA));
        assertEquals(0, owner(state, "KULU-PAGO"));
        assertEquals(1, state.handSize(0));
    }

    @Test
    void oneKanaloaIsNoPair() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.KANALOA)
                .hand(0, "KULU")
                .bridges(1, "ALOA-BAFI")
                .secondHalf()
                .state();
        assertTrue(tokens(state).stream().noneMatch(token -> token.contains("+")));
    }

    @Test
    void kuLooksAndTakesACard() {
        KanaloaState state = KanaloaScene.gods(3)
                .held(0, KanaloaGods.KU)
                .hand(1, "ALOA ALOA BAFI")
                .secondHalf()
                .state();
        assertEquals(List.of("KU:1"), tokens(state, "KU"), "a victim needs cards");
        go(state, "KU:1");
        assertEquals(0, state.actor());
        assertEquals(1, state.progress().other());
        assertEquals(List.of("leave", "steal:ALOA", "steal:BAFI"), tokens(state));
        go(state, "steal:ALOA");
        assertEquals(List.of(1, 2), List.of(state.handSize(0), state.handSize(1)));
        assertFalse(state.progress().hasPlayed(), "a stone is no card");
    }

    @Test
    void kuMayLookOnly() {
        KanaloaState state = KanaloaScene.gods(3)
                .held(0, KanaloaGods.KU)
                .hand(1, "ALOA ALOA BAFI")
                .secondHalf()
                .state();
        go(state, "KU:1 leave");
        assertEquals(List.of(0, 3), List.of(state.handSize(0), state.handSize(1)));
        assertEquals(0, state.board().held(0, KanaloaGods.KU), "the stone is used all the same");
        assertEquals(KanaloaPhase.TURN, state.phase());
        assertEquals(0, state.actor());
    }

    /** All seats see that nothing is taken; the thief has seen the hand nevertheless. */
    @Test
    void kuShowsTheHandEvenIfNothingIsTaken() {
        KanaloaState state = KanaloaScene.gods(3)
                .held(0, KanaloaGods.KU)
                .hand(1, "ALOA ALOA BAFI")
                .secondHalf()
                .state();
        go(state, "KU:1");
        assertEquals(List.of("leave", "steal:ALOA", "steal:BAFI"), tokens(state.viewFor(0)));
        int leave = KanaloaScene.GAME.parseMove(state, "leave");
        for (int viewer : List.of(State.SPECTATOR, 0, 1, 2)) {
            assertTrue(state.isVisibleTo(viewer, leave));
        }
        state.play(leave);
        assertEquals(0, state.viewFor(0).unknown(1));
        assertEquals(2, state.viewFor(1).knows(0, 1, KanaloaMap.find("ALOA")), "the victim knows that it was seen");
        assertEquals(3, state.viewFor(2).unknown(1));
        assertEquals(3, state.viewFor(State.SPECTATOR).unknown(1));
    }

    @Test
    void peleTakesFromAllAndGivesToAll() {
        KanaloaState state = KanaloaScene.gods(4)
                .turn(2)
                .held(2, KanaloaGods.PELE)
                .hand(0, "ALOA")
                .hand(2, "COCO")
                .hand(3, "BAFI BAFI ORO")
                .secondHalf()
                .state();
        go(state, "PELE");
        assertEquals(State.CHANCE, state.actor());
        assertEquals(List.of("pull:BAFI", "pull:ORO"), tokens(state), "from the left");
        MoveList outcomes = new MoveList();
        state.moves(outcomes);
        assertEquals(2, outcomes.weight(0));
        go(state, "pull:BAFI");
        assertEquals(List.of("pull:ALOA"), tokens(state), "seat 1 has none");
        go(state, "pull:ALOA");
        assertEquals(2, state.actor());
        assertEquals(List.of("return:3:ALOA", "return:3:BAFI", "return:3:COCO"), tokens(state));
        go(state, "return:3:COCO");
        assertEquals(List.of("return:0:ALOA", "return:0:BAFI"), tokens(state));
        go(state, "return:0:BAFI");
        assertEquals(KanaloaPhase.TURN, state.phase());
        assertEquals(1, state.hand(2, 0));
        assertEquals(1, state.hand(3, KanaloaMap.find("COCO")));
        assertTrue(tokens(state, "PELE").isEmpty());
    }

    @Test
    void peleNeedsAnOpponentWithCards() {
        KanaloaState state = KanaloaScene.gods(3)
                .held(0, KanaloaGods.PELE)
                .held(0, KanaloaGods.KU)
                .hand(0, "ALOA")
                .secondHalf()
                .state();
        assertTrue(tokens(state, "PELE").isEmpty() && tokens(state, "KU:").isEmpty());
    }

    @Test
    void theEleventhIslandsKaneScoresFirst() {
        KanaloaScene scene = KanaloaScene.gods(2);
        KanaloaBoard board = new KanaloaBoard(2);
        int c = 0;
        for (board.set(0, c); board.islands(0) < KanaloaState.ISLANDS_TO_WIN; board.set(0, c)) {
            scene.bridges(0, KanaloaMap.connectionName(c++));
        }
        KanaloaState before = scene.state();
        int gained = new KanaloaPreview(before, 0, c).gains(KanaloaMap.first(c))
                ? KanaloaMap.first(c)
                : KanaloaMap.second(c);
        String card = KanaloaMap.name(gained);
        KanaloaState state =
                scene.stone(card, KanaloaGods.KANE).hand(0, card).points(2, 9).state();
        go(state, card + ":" + KanaloaMap.connectionName(c));
        assertEquals(State.OVER, state.actor());
        assertEquals(2 + KanaloaGods.kane(gained), state.score(0));
        assertEquals(List.of(1, 2), List.of(state.rank(0), state.rank(1)));
    }
}

package atoll.games.origo;

import static atoll.games.origo.OrigoScene.GAME;
import static atoll.games.origo.OrigoScene.go;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import atoll.engine.Case;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The facts for a table agree with the legal moves and their effects. */
class OrigoFactsTest {
    @Test
    void fittingCardsAreLegal() {
        for (int seats = 2; seats <= 5; seats++) {
            new Case(GAME, Setup.of(GAME.info(), seats).with("support", "8")).stroll(seats, 40, session -> {
                OrigoState state = (OrigoState) session.state();
                Set<Integer> legal = new HashSet<>(Case.moves(state));
                if (state.phase() == OrigoPhase.TURN) {
                    turn(state, legal);
                } else if (state.phase() == OrigoPhase.BATTLE) {
                    battle(state, legal);
                }
            });
        }
    }

    private static void turn(OrigoState state, Set<Integer> legal) {
        OrigoFacts survey = state.survey();
        assertNull(survey.battle());
        boolean acts = state.actions() > 0 && state.board().supply(state.turn()) > 0;
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
                boolean has = state.hand(state.turn(), kind) > 0;
                assertEquals(
                        has && acts && state.board().owner(field) < 0 && survey.fits(state.turn(), kind, field),
                        legal.contains(OrigoMoves.of(OrigoMoves.EXPAND, kind, field)));
                assertEquals(
                        has && survey.mayAttack(kind, field),
                        legal.contains(OrigoMoves.of(OrigoMoves.ATTACK, kind, field)));
            }
            for (int target : survey.targets(field)) {
                legal.remove(OrigoMoves.of(OrigoMoves.WANDER, field, target));
                legal.remove(OrigoMoves.of(OrigoMoves.SAIL, field, target));
            }
        }
        for (int move : legal) {
            int verb = OrigoMoves.verb(move);
            assertEquals(false, verb == OrigoMoves.WANDER || verb == OrigoMoves.SAIL, GAME.formatMove(state, move));
        }
    }

    private static void battle(OrigoState state, Set<Integer> legal) {
        OrigoBattle battle = state.survey().battle();
        int side = battle.loser();
        assertEquals(state.actor(), battle.seat(side));
        assertEquals(state.actor(), battle.loses());
        int left = 0;
        for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
            int count = state.hand(state.actor(), kind);
            boolean fits = battle.fits(side, kind);
            assertEquals(count > 0 && fits, legal.contains(OrigoMoves.of(OrigoMoves.ADD, kind)));
            left += fits ? count : 0;
        }
        assertEquals(left, battle.left(side));
        int support = 0;
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            support += battle.supports(side, field) ? 1 : 0;
        }
        assertEquals(support, battle.support(side));
    }

    @Test
    void neededCardsTakeTheLead() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "F2")
                .shields(1, "G2 G3 H2 G1")
                .founded("gallien")
                .hand(0, "G G 2")
                .hand(1, "2")
                .state();
        OrigoBattle before = state.survey().battle(OrigoMap.field("G2"));
        assertEquals(1, before.value(OrigoBattle.ATTACKER));
        assertEquals(4, before.value(OrigoBattle.DEFENDER));
        assertEquals(2, before.needed());
        assertEquals(0, before.cards(OrigoBattle.ATTACKER));
        go(state, "attack:G@G2");
        assertEquals(1, state.survey().battle().needed());
        go(state, "add:G");
        assertEquals(1, state.survey().battle().needed(), "a tie is enough for the defender");
        assertEquals(2, state.survey().battle().played(OrigoBattle.ATTACKER, OrigoCards.find("G")));
    }

    @Test
    void theTrackShowsLeadersAndStones() {
        OrigoFacts survey =
                OrigoScene.of(3).leaders(7, 2, 70).founded("polen").state().survey();
        assertEquals(0, survey.onTrack(7));
        assertEquals(2, survey.onTrack(70));
        assertEquals(-1, survey.onTrack(8));
        assertEquals(1, survey.stones());
    }

    @Test
    void groupsAreConnectedShields() {
        OrigoState state =
                OrigoScene.of(2).shields(0, "A1 A2 B2 D2").shields(1, "C2").state();
        OrigoFacts survey = state.survey();
        assertArrayEquals(new int[] {0, 1, 11}, survey.group(OrigoMap.field("B2")));
        assertArrayEquals(new int[] {}, survey.group(OrigoMap.field("J10")));
        assertEquals(
                List.of(0, 3),
                List.of(survey.scoring().clanField(0), survey.scoring().clanSize(0)));
    }

    @Test
    void factsDoNotChangeTheState() {
        new Case(GAME, Setup.of(GAME.info(), 3)).stroll(5, 20, session -> {
            State state = session.state();
            String text = Case.text(state);
            List<Integer> moves = Case.moves(state);
            OrigoFacts survey = ((OrigoState) state).survey();
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                survey.group(field);
                survey.targets(field);
            }
            assertEquals(state.score(0), state.actor() == State.OVER ? state.score(0) : survey.afterScoring(0));
            assertEquals(text, Case.text(state));
            assertEquals(moves, Case.moves(state));
        });
    }
}

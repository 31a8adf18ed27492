package atoll.table.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.origo.OrigoPhase;
import atoll.games.origo.OrigoState;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.present.Picker;
import atoll.table.present.Picker.Result;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Labels, prompts and the log. */
class OrigoSpokenTest extends OrigoFixture {
    /** A prompt offers exactly the legal options. */
    @Test
    void promptsOfferOnlyLegalMoves() {
        walk(2, state -> {
            if (state.phase() != OrigoPhase.TURN) {
                return;
            }
            MoveList legal = new MoveList();
            state.moves(legal);
            Set<String> verbs = new HashSet<>();
            for (int i = 0; i < legal.size(); i++) {
                String token = GAME.formatMove(state, legal.get(i));
                verbs.add(token.substring(0, Math.max(3, token.indexOf(':'))));
            }
            String prompt = table.prompt(state, List.of(), WORDS).toLowerCase(Locale.ROOT);
            for (String verb : List.of("expand", "attack", "wander", "sail")) {
                assertEquals(verbs.contains(verb), prompt.contains(verb), prompt);
            }
        });
    }

    @Test
    void namingOneselfHasItsOwnWording() {
        walk(3, state -> {
            if (state.phase() != OrigoPhase.NAMING) {
                return;
            }
            MoveList legal = new MoveList();
            state.moves(legal);
            for (int i = 0; i < legal.size(); i++) {
                boolean own = GAME.formatMove(state, legal.get(i)).equals("start:" + state.actor());
                String told = table.describeMove(state, legal.get(i), "Hint", WORDS);
                assertEquals(!own, told.contains("let "), told);
            }
        });
    }

    /** A prompt mentions cards, fields and own shields exactly if some can be picked. */
    @Tag("slow")
    @Test
    void promptsNameWhatCanBePicked() {
        walk(3, state -> {
            if (state.phase() != OrigoPhase.TURN && state.phase() != OrigoPhase.BATTLE) {
                return;
            }
            Picker picker = picker(state);
            names(state, picker);
            for (Spot spot : scene(state, state.actor(), true).spots()) {
                if (picker.leadsToMove(spot.id()) && picker.pick(spot.id()) == Result.MORE) {
                    names(state, picker);
                }
                picker = picker.picks().isEmpty() ? picker : picker(state);
            }
        });
    }

    private void names(OrigoState state, Picker picker) {
        boolean cards = false;
        boolean fields = false;
        boolean shields = false;
        for (Spot spot : scene(state, state.actor(), true).spots()) {
            if (picker.leadsToMove(spot.id())) {
                int field = OrigoTable.field(spot.id());
                boolean own = field >= 0 && state.board().owner(field) == state.actor();
                cards |= OrigoTable.kind(spot.id()) >= 0;
                shields |= own;
                fields |= field >= 0 && !own;
            }
        }
        String prompt = table.prompt(state.viewFor(state.actor()), picker.picks(), WORDS)
                .toLowerCase(Locale.ROOT);
        assertEquals(cards, prompt.contains("card"), prompt);
        assertEquals(fields, prompt.contains("field"), prompt);
        assertEquals(shields, prompt.contains("shield"), prompt);
    }

    @Test
    void withoutCardsThePromptDoesNotAskToAdd() {
        OrigoState state = read("""
                shields 0 F2 H2 G1
                shields 1 G2
                founded gallien
                busy
                hand 0 gallien G
                hand 1 A B C
                """);
        state.play(GAME.parseMove(state, "attack:gallien@G2"));
        assertEquals(
                "Attack on Gaul G2: 5 against 1. You have nothing that fits. Fold.",
                table.prompt(state.viewFor(1), List.of(), WORDS));
    }

    @Test
    void everySpotExplainsItself() {
        OrigoState state = position();
        for (boolean tall : List.of(false, true)) {
            Scene scene = scene(state, 0, tall);
            Picker picker = picker(state);
            for (Spot spot : scene.spots()) {
                if (spot.area() != null && picker.isDeadEnd(spot.id())) {
                    String why = table.illegalMoveText(
                            state.viewFor(0),
                            List.of(),
                            spot.id(),
                            new ViewOptions(WORDS, 0, ViewOptions.WIDE, List.of(), false));
                    assertTrue(why.length() > 12 && why.endsWith("."), spot.id() + ": " + why);
                }
            }
        }
        ViewOptions options = new ViewOptions(WORDS, 0, ViewOptions.WIDE, List.of(), false);
        String standings = table.scene(state.viewFor(0), options)
                .spot(OrigoTable.STANDINGS)
                .label();
        assertTrue(
                Pattern.compile("Germania[^.]*[.] If scored now: you: 4[.]")
                        .matcher(standings)
                        .find(),
                standings);
        assertTrue(say(state, "field:D8").contains("not founded"));
        assertTrue(say(state, "stones").contains("the next brings 3"));
    }

    private String say(OrigoState state, String spot) {
        return table.illegalMoveText(
                state.viewFor(0), List.of(), spot, new ViewOptions(WORDS, 0, ViewOptions.WIDE, List.of(), false));
    }

    @Test
    void theLogHasFoundingsBattlesAndScorings() {
        OrigoState state = read(OrigoLessons.FOUND);
        String told = table.describeMove(state, GAME.parseMove(state, "expand:belgica@F4"), "Anna", WORDS);
        assertTrue(told.contains("Belgica is founded: +3") && told.contains("leader on 8"), told);
        assertFalse(told.contains("scoring"), told);
    }

    /** Every viewer learns of a scoring when it happens, whether or not the card that ended the round was visible. */
    @Test
    void theLogHasScoringsWhenTheyHappen() {
        Session session = new Session(GAME, Setup.of(GAME.info(), 3), Seed.of(3));
        Rng rng = new Rng(3);
        MoveList legal = new MoveList();
        int scorings = 0;
        while (session.state().actor() != State.OVER) {
            OrigoState before = (OrigoState) session.state().copy();
            before.moves(legal);
            int move = before.actor() == State.CHANCE ? session.outcome() : legal.sample(rng);
            session.play(move);
            OrigoState after = (OrigoState) session.state();
            boolean over = after.phase() == OrigoPhase.OVER;
            boolean now = over || after.phase() == OrigoPhase.NAMING;
            scorings += now ? 1 : 0;
            for (int viewer : new int[] {0, 1, 2, State.SPECTATOR}) {
                OrigoState view = before.viewFor(viewer);
                String told = before.isVisibleTo(viewer, move)
                        ? table.describeMove(view, move, "Anna", WORDS)
                        : table.describeHiddenMove(view, "", WORDS);
                assertEquals(now, told.contains(over ? "Final scoring: " : "Tribal scoring: "), told);
                for (int seat = 0; now && seat < 3; seat++) {
                    int points = before.survey().scoring().total(seat);
                    assertTrue(told.contains("seat " + (seat + 1) + " +" + points + " (clans "), told);
                }
            }
        }
        assertTrue(scorings > 1, "scorings before the final one");
    }

    @Test
    void aRedStoneCallsForAScoringAndASecondOneWaits() {
        for (int waiting = 0; waiting < 2; waiting++) {
            OrigoState state = read(OrigoLessons.LATER.replace("waiting 1", "waiting " + waiting));
            String told = table.describeMove(state, GAME.parseMove(state, "expand:polen@F8"), "Anna", WORDS);
            assertTrue(told.contains(waiting == 0 ? "A tribal scoring ends this round" : "is postponed"), told);
        }
    }

    @Test
    void fieldsKnowTheirClansAndWhoHasSailed() {
        OrigoState state = position();
        assertEquals("D5, Germania: your shield, clan of 3", label(state, "field:D5"));
        assertEquals("B3, North Sea: your shield", label(state, "field:B3"));
        state.play(GAME.parseMove(state, "sail:B3>C3"));
        assertEquals("C3, North Sea: your shield, has sailed", label(state, "field:C3"));
        assertEquals("D8, Poland: shield of seat 2", label(state, "field:D8"));
    }

    private String label(OrigoState state, String spot) {
        return scene(state, 0, true).spot(spot).label();
    }

    @Test
    void otherHandsAreHiddenAndSpectatorsSeeNone() {
        walk(3, state -> {
            for (int seat = -1; seat < 3; seat++) {
                int viewer = seat < 0 ? State.SPECTATOR : seat;
                for (Spot spot : scene(state, viewer, true).spots()) {
                    if (spot.id().startsWith("hand:")) {
                        assertEquals("hand:" + (viewer + 1), spot.id().substring(0, 6));
                    }
                }
            }
        });
    }
}

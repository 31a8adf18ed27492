package atoll.table.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.origo.OrigoDrawing;
import atoll.games.origo.OrigoGame;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoPhase;
import atoll.games.origo.OrigoState;
import atoll.play.Session;
import atoll.table.Area;
import atoll.table.Fit;
import atoll.table.Ink;
import atoll.table.Lens;
import atoll.table.Look;
import atoll.table.Picker;
import atoll.table.Player;
import atoll.table.Scene;
import atoll.table.Shape;
import atoll.table.Sitting;
import atoll.table.Spot;
import atoll.table.TestWords;
import atoll.table.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class OrigoTableTest {
    private static final Words WORDS = TestWords.of("en");
    private static final OrigoGame GAME = new OrigoGame();

    private final OrigoTable table = new OrigoTable();

    private static OrigoState read(String drawing) {
        return OrigoDrawing.read(drawing, 2);
    }

    private static OrigoState position() {
        return read("""
                shields 0 D5 E5 D6 B3
                shields 1 D8 E10 A4
                hand 0 A 9-10 polen people people ship
                hand 1 B C
                """);
    }

    private Scene scene(OrigoState state, int seat, boolean tall) {
        return table.scene(state.seenBy(seat), new Look(WORDS, seat, tall, List.of()));
    }

    private static void walk(int seats, Consumer<OrigoState> visit) {
        Session session = new Session(GAME, Setup.of(GAME.info(), seats), seats);
        Rng rng = new Rng(seats);
        MoveList legal = new MoveList();
        while (session.state().actor() != State.OVER) {
            session.state().moves(legal);
            boolean chance = session.state().actor() == State.CHANCE;
            if (!chance) {
                visit.accept((OrigoState) session.state());
            }
            session.play(chance ? session.outcome() : legal.pick(rng));
        }
        visit.accept((OrigoState) session.state());
    }

    private Picker picker(OrigoState state) {
        Picker picker = new Picker();
        picker.offer(table, state);
        return picker;
    }

    private static String played(OrigoState state, Picker picker) {
        return GAME.token(state, picker.move());
    }

    @Test
    void aCardLightsItsFieldsAndAFieldItsCards() {
        Picker picker = picker(position());
        picker.pick("hand:1:polen");
        assertTrue(picker.alive("field:D9") && picker.alive("field:F8"));
        assertFalse(picker.alive("field:D8") || picker.alive("field:C7"));
        picker.unpick();
        picker.pick("field:D9");
        assertTrue(picker.alive("hand:1:polen") && picker.alive("hand:1:9-10"));
        assertFalse(picker.alive("hand:1:A") || picker.alive("hand:1:ship"));
        assertEquals(Picker.Answer.MOVE, picker.pick("hand:1:9-10"));
        assertEquals("expand:9-10@D9", played(position(), picker));
    }

    @Test
    void twoFieldsAreAShieldOnItsWay() {
        Picker picker = picker(position());
        picker.pick("field:D5");
        assertEquals(Picker.Answer.MOVE, picker.pick("field:E6"));
        assertEquals("wander:D5>E6", played(position(), picker));
        picker = picker(position());
        picker.pick("field:C3");
        assertEquals(Picker.Answer.MOVE, picker.pick("field:B3"));
        assertEquals("sail:B3>C3", played(position(), picker));
    }

    @Test
    void twoCardsAndTheButtonAreASwap() {
        Picker picker = picker(position());
        picker.pick("hand:1:people");
        picker.pick("hand:1:people");
        assertEquals(List.of("hand:1:people", "hand:1:people"), picker.picks());
        assertEquals(Picker.Answer.MOVE, picker.pick("swap"));
        assertEquals("swap:people+people", played(position(), picker));
        picker = picker(position());
        picker.pick("hand:1:A");
        picker.pick("hand:1:polen");
        assertEquals(Picker.Answer.MORE, picker.pick("field:D9"), "a change of mind plays nothing");
        assertEquals(List.of("field:D9"), picker.picks());
    }

    @Test
    void onlyTheOwnHandHasPlaces() {
        OrigoState state = position();
        Sitting sitting = new Sitting(
                Session.from(GAME, state, 0), table, List.of(new Player("Anna", 0), new Player("Bot", 1)), WORDS);
        assertNotNull(sitting.scene(Look.TALL, null).spot("hand:1:A"));
        assertNull(sitting.scene(Look.TALL, null).spot("hand:2:B"));
    }

    @Test
    void handsOfOthersAreNotToldAndTheWatcherSeesNone() {
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

    /** What a prompt offers is what can be done. */
    @Test
    void promptsPromiseNothingThatIsNot() {
        walk(2, state -> {
            if (state.phase() != OrigoPhase.TURN) {
                return;
            }
            MoveList legal = new MoveList();
            state.moves(legal);
            Set<String> verbs = new HashSet<>();
            for (int i = 0; i < legal.size(); i++) {
                String token = GAME.token(state, legal.get(i));
                verbs.add(token.substring(0, Math.max(3, token.indexOf(':'))));
            }
            String prompt = table.prompt(state, List.of(), WORDS);
            for (String verb : List.of("expand", "attack", "wander", "sail")) {
                assertEquals(verbs.contains(verb), prompt.contains(verb), prompt);
            }
        });
    }

    /** Cards, fields and own shields are named if, and only if, there are some that can be picked. */
    @Test
    void promptsNameWhatCanBePicked() {
        walk(3, state -> {
            if (state.phase() != OrigoPhase.TURN && state.phase() != OrigoPhase.BATTLE) {
                return;
            }
            Picker picker = picker(state);
            names(state, picker);
            for (Spot spot : scene(state, state.actor(), true).spots()) {
                if (picker.alive(spot.id()) && picker.pick(spot.id()) == Picker.Answer.MORE) {
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
            if (picker.alive(spot.id())) {
                int field = OrigoTable.field(spot.id());
                boolean own = field >= 0 && state.board().owner(field) == state.actor();
                cards |= OrigoTable.kind(spot.id()) >= 0;
                shields |= own;
                fields |= field >= 0 && !own;
            }
        }
        String prompt =
                table.prompt(state.seenBy(state.actor()), picker.picks(), WORDS).toLowerCase(Locale.ROOT);
        assertEquals(cards, prompt.contains("card"), prompt);
        assertEquals(fields, prompt.contains("field"), prompt);
        assertEquals(shields, prompt.contains("shield"), prompt);
    }

    @Test
    void whoHasNothingToAddIsNotToldToAdd() {
        OrigoState state = read("""
                shields 0 F2 H2 G1
                shields 1 G2
                founded gallien
                busy
                hand 0 gallien G
                hand 1 A B C
                """);
        state.play(GAME.move(state, "attack:gallien@G2"));
        assertEquals(
                "Battle for G2: 5 attack, 1 defend. Nothing of yours fits: fold.",
                table.prompt(state.seenBy(1), List.of(), WORDS));
    }

    /** A picture is the map with its track, all of it and nothing else. */
    @Test
    void smallPicturesShowTheMapWhole() {
        Scene heart = scene(position(), State.SPECTATOR, false).heart();
        OrigoPlaces places = new OrigoPlaces(false);
        assertTrue(heart.isWhole());
        assertEquals(places.side, heart.width());
        assertEquals(places.side, heart.height());
        for (Shape shape : heart.shapes()) {
            assertTrue(shape.x() < places.side && shape.y() < places.side, shape.toString());
            assertFalse(shape.id() != null
                    && (shape.id().startsWith("score") || shape.id().startsWith("stone")));
        }
        assertTrue(heart.shapes().stream().anyMatch(shape -> "leader-1".equals(shape.id())));
    }

    /** Names and values, between the rows, leave the shields above and below them in sight, however small the map. */
    @Test
    void shieldsAndNamesLeaveRoomForEachOther() {
        OrigoPlaces places = new OrigoPlaces(true);
        double smallest = 24 / places.cell;
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            List<Double> heights = new ArrayList<>();
            heights.add(OrigoLand.nameY(region));
            if (!OrigoMap.isSea(region)) {
                heights.add(OrigoLand.valuesY(region));
            }
            for (double height : heights) {
                boolean upright = region == OrigoMap.find("biskaya");
                assertTrue(upright || height == Math.rint(height), OrigoMap.id(region));
            }
        }
        // half a field, less half a plate, is all that a shield may take
        assertTrue(places.cell / 2 - 5.3 >= 11 * places.shield, "on a phone");
        // writing is never less than 12 pixels high: on the smallest it covers edges, not signs
        assertTrue((places.cell / 2 - 5.9 * places.shield) * smallest >= 6 + 1, "on the smallest");
    }

    @Test
    void whateverIsClickedSaysWhatItIs() {
        OrigoState state = position();
        for (boolean tall : List.of(false, true)) {
            Scene scene = scene(state, 0, tall);
            Picker picker = picker(state);
            for (Spot spot : scene.spots()) {
                if (spot.area() != null && picker.dead(spot.id())) {
                    String why =
                            table.whyNot(state.seenBy(0), List.of(), spot.id(), new Look(WORDS, 0, false, List.of()));
                    assertTrue(why.length() > 12 && why.endsWith("."), spot.id() + ": " + why);
                }
            }
        }
        assertTrue(say(state, "score:germanien").contains("you: 4"));
        assertTrue(say(state, "field:D8").contains("not been founded"));
        assertTrue(say(state, "stones").contains("the next brings 2"));
    }

    private String say(OrigoState state, String spot) {
        return table.whyNot(state.seenBy(0), List.of(), spot, new Look(WORDS, 0, false, List.of()));
    }

    @Test
    void aPreviewTellsOfTheStoneAndTheJump() {
        OrigoState state = read(OrigoLessons.FOUND);
        Scene scene = scene(state, 0, true);
        int before = scene.shapes().size();
        table.preview(
                state.seenBy(0), GAME.move(state, "expand:belgica@F4"), new Look(WORDS, 0, true, List.of()), scene);
        List<Shape> added = scene.shapes().subList(0, scene.shapes().size());
        assertTrue(added.size() > before);
        assertTrue(added.stream().anyMatch(shape -> "+3".equals(shape.text())), "2 for the stone, 1 for the jump");
    }

    /** Clans stand anywhere: none of the regions is theirs. */
    @Test
    void aScoreThatIsPointedAtShadesItsRegions() {
        assertEquals(1, shaded("score:polen"));
        assertEquals(4, shaded("score:sea"));
        assertEquals(0, shaded("score:clans"));
    }

    private long shaded(String spot) {
        Scene scene = new Scene(1, 1);
        table.point(position().seenBy(0), spot, new Look(WORDS, 0, true, List.of()), scene);
        assertTrue(scene.shapes().stream().anyMatch(shape -> shape.text() != null), "a plate");
        return scene.shapes().stream()
                .filter(shape -> Ink.PREVIEW.equals(shape.fill()) && shape.alpha() < 1)
                .count();
    }

    @Test
    void theLogTellsFoundingsBattlesAndScorings() {
        OrigoState state = read(OrigoLessons.FOUND);
        String told = table.tell(state, GAME.move(state, "expand:belgica@F4"), "Anna", WORDS);
        assertTrue(told.contains("Belgica is founded: +2") && told.contains("leader on 8"), told);
        assertFalse(told.contains("scoring"), told);
    }

    /** Whoever listens hears of every scoring when it happens, whether or not the card that ended the round was seen. */
    @Test
    void theLogTellsScoringsWhenTheyHappen() {
        Session session = new Session(GAME, Setup.of(GAME.info(), 3), 3);
        Rng rng = new Rng(3);
        MoveList legal = new MoveList();
        int scorings = 0;
        while (session.state().actor() != State.OVER) {
            OrigoState before = (OrigoState) session.state().copy();
            before.moves(legal);
            int move = before.actor() == State.CHANCE ? session.outcome() : legal.pick(rng);
            session.play(move);
            OrigoState after = (OrigoState) session.state();
            boolean over = after.phase() == OrigoPhase.OVER;
            boolean now = over || after.phase() == OrigoPhase.NAMING;
            scorings += now ? 1 : 0;
            for (int viewer : new int[] {0, 1, 2, State.SPECTATOR}) {
                OrigoState view = before.seenBy(viewer);
                String told = before.sees(viewer, move)
                        ? table.tell(view, move, "Anna", WORDS)
                        : table.tellUnseen(view, "", WORDS);
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
            String told = table.tell(state, GAME.move(state, "expand:polen@F8"), "Anna", WORDS);
            assertTrue(told.contains(waiting == 0 ? "A tribal scoring ends this round" : "is postponed"), told);
        }
    }

    /** A shield that wanders or sails is the same one, elsewhere. */
    @Test
    void whatWandersComesFromWhereItStood() {
        OrigoState state = position();
        state.play(GAME.move(state, "wander:D5>E6"));
        Look look = new Look(WORDS, 0, true, List.of("field:D5", "field:E6"));
        List<Shape> shapes = table.scene(state.seenBy(0), look).shapes();
        int moved = OrigoMap.field("E6");
        for (Shape shape : shapes) {
            String id = shape.id() == null ? "" : shape.id();
            boolean shield = id.startsWith("shield-" + moved);
            assertEquals(shield, shape.was() != null, id);
            assertTrue(!shield || shape.was().equals(id.replace("" + moved, "" + OrigoMap.field("D5"))), shape.was());
        }
    }

    @Test
    void pointsAreThoseOfTheLeader() {
        OrigoState state = read(OrigoLessons.FOUND);
        assertEquals(5, table.score(state, 0));
        assertNotEquals(state.score(0), table.score(state, 0), "a scoring to come is told apart");
    }

    @Test
    void whoWantsNoAidSeesNoDiscards() {
        walk(2, state -> {
            Look aided = new Look(WORDS, 0, true, List.of());
            Look unaided = new Look(WORDS, 0, true, List.of(), true);
            String with = table.scene(state.seenBy(0), aided).spot("pile").label();
            String without = table.scene(state.seenBy(0), unaided).spot("pile").label();
            assertFalse(without.contains("discarded") || without.contains("held"), without);
            assertTrue(with.startsWith(without), with);
        });
    }

    @Test
    void fieldsKnowTheirClansAndWhoHasSailed() {
        OrigoState state = position();
        assertEquals("D5, Germania: your shield, clan of 3", label(state, "field:D5"));
        assertEquals("B3, North Sea: your shield", label(state, "field:B3"));
        state.play(GAME.move(state, "sail:B3>C3"));
        assertEquals("C3, North Sea: your shield, has sailed", label(state, "field:C3"));
        assertEquals("D8, Poland: shield of seat 2", label(state, "field:D8"));
    }

    private String label(OrigoState state, String spot) {
        return scene(state, 0, true).spot(spot).label();
    }

    /** Nothing that can be picked or pointed at lies on anything else; the smallest fields can be hit with a finger's tip. */
    @Test
    void nothingOverlaps() {
        for (boolean tall : List.of(false, true)) {
            List<Spot> spots = scene(position(), 0, tall).spots();
            for (int i = 0; i < spots.size(); i++) {
                for (int k = 0; k < i; k++) {
                    if (spots.get(i).area() != null && spots.get(k).area() != null) {
                        assertFalse(overlap(spots.get(i), spots.get(k)), spots.get(i) + " " + spots.get(k));
                    }
                }
            }
            OrigoPlaces places = new OrigoPlaces(tall);
            assertTrue(places.cell >= 27 && places.cardWidth >= 27);
        }
    }

    private static boolean overlap(Spot one, Spot two) {
        double slack = 0.01;
        return one.area().left() + one.area().width() > two.area().left() + slack
                && two.area().left() + two.area().width() > one.area().left() + slack
                && one.area().top() + one.area().height() > two.area().top() + slack
                && two.area().top() + two.area().height() > one.area().top() + slack;
    }

    /** Every region's name and values stand on it, or where its fields meet. */
    @Test
    void namesStandInTheirRegions() {
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            assertTrue(touches(region, OrigoLand.nameX(region), OrigoLand.nameY(region)), OrigoMap.id(region));
            if (!OrigoMap.isSea(region)) {
                assertTrue(touches(region, OrigoLand.valuesX(region), OrigoLand.valuesY(region)), OrigoMap.id(region));
            }
        }
    }

    private static boolean touches(int region, double x, double y) {
        double reach = 0.2;
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            double left = field % OrigoMap.SIDE;
            double top = field / OrigoMap.SIDE;
            if (OrigoMap.region(field) == region
                    && x > left - reach
                    && x < left + 1 + reach
                    && y > top - reach
                    && y < top + 1 + reach) {
                return true;
            }
        }
        return false;
    }

    /** On the smallest phones the map has fields of 23.5 pixels: what is hit beside it, played or not, is a finger wide. */
    @Test
    void scoresStonesAndPileCanBeHitOnTheSmallestPhones() {
        double pixels = 23.5 / new OrigoPlaces(true).cell;
        Scene scene = scene(position(), 0, true);
        int hit = 0;
        for (Spot spot : scene.spots()) {
            String id = spot.id();
            if (id.startsWith("score:") || id.equals("stones") || id.equals("pile")) {
                hit++;
                double least =
                        pixels * Math.min(spot.area().width(), spot.area().height());
                assertTrue(least >= 24, id + ": " + least);
            }
        }
        assertEquals(OrigoPlaces.SCORES + 2, hit);
        assertTrue(scene.height() * pixels <= 345, "what five players leave of 320 by 640");
    }

    /** Long titles of cards are written in brief where the whole of them would run into the next card. */
    @Test
    void longTitlesOfCardsAreBriefOnTheSmallestPhones() {
        assertTrue(written(24 / 28.0).containsAll(List.of("A", "9+")));
        assertFalse(written(24 / 28.0).contains("9\u201310"));
        assertTrue(written(382 / 312.0).contains("9\u201310"), "on a phone of 390 pixels there is room");
    }

    private List<String> written(double unit) {
        Fit fit = new Fit(0, 0, unit, 12, 1, true);
        List<String> written = new ArrayList<>();
        for (Shape shape : scene(position(), 0, true).shapes()) {
            if (shape.text() != null) {
                written.add(fit.text(shape, shape.scale()));
            }
        }
        return written;
    }

    /** In both languages every region has letters of its own, of which the seas' stand on the smallest maps. */
    @Test
    void everyRegionHasItsOwnLetters() {
        for (String language : List.of("en", "de")) {
            Words words = TestWords.of(language);
            Set<String> letters = new HashSet<>();
            for (int region = 0; region < OrigoMap.REGIONS; region++) {
                letters.add(
                        OrigoMap.isSea(region)
                                ? OrigoWording.brief(OrigoWording.region(region, words))
                                : OrigoWording.brief(region, words));
            }
            assertEquals(OrigoMap.REGIONS, letters.size(), letters.toString());
        }
        assertTrue(written(24 / 28.0).containsAll(List.of("NS", "BS", "Bi", "Me")));
    }

    /** From nearer the letters of the rows stay at the left, as large as they are, and keep to their rows. */
    @Test
    void rowsAndColumnsAreNamedFromNearer() {
        Scene plain = scene(position(), 0, true);
        OrigoPlaces places = new OrigoPlaces(true);
        int field = OrigoMap.field("E6");
        Area window = plain.window();
        Lens lens = Lens.WHOLE.zoom(window, places.middleX(field), places.middleY(field), 3);
        Scene near = plain.through(lens);
        Shape row = named(near, "E");
        Shape column = named(near, "6");
        Area seen = near.spot("field:E6").area();
        assertEquals(named(plain, "E").x(), row.x());
        assertEquals(seen.centreY(), row.y(), 0.01);
        assertEquals(seen.centreX(), column.x(), 0.01);
        assertEquals(named(plain, "6").y(), column.y());
        assertEquals(1, row.scale());
        assertEquals(1, row.alpha());
        assertEquals(0, named(near, "A").alpha(), "out of sight");
        assertTrue(row.x() < places.edge && column.y() < places.edge, "both on paper that stays");
        assertEquals(2, margins(plain));
        assertEquals(2, margins(near));
    }

    private static long margins(Scene scene) {
        OrigoPlaces places = new OrigoPlaces(true);
        return scene.shapes().stream()
                .filter(shape -> shape.path() != null && shape.x() == places.step && shape.y() == places.step)
                .filter(shape -> shape.scale() == 1 && shape.clip() == null && shape.fill() != null)
                .count();
    }

    // A letter or number at the edge of the map.
    private static Shape named(Scene scene, String text) {
        Shape found = null;
        for (Shape shape : scene.shapes()) {
            found = text.equals(shape.text()) && Ink.FAINT.equals(shape.fill()) ? shape : found;
        }
        return found;
    }
}

package atoll.study;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Link;

/** Opens studies, each with no more than its viewer may know. */
public final class Studies {
    private Studies() {}

    /**
     * {@return the study of a game} If the game is over, or nothing was ever hidden from the viewer, all its moves are the main
     * line and the study is open. Otherwise the study begins with what the viewer knows now. It never contains the seed of chance.
     *
     * @param record a game whose start is fully known, else IllegalArgumentException is thrown
     * @param viewer the seat whose knowledge is shown while the game is under way, or SPECTATOR
     * @param seed any int; draws what the viewer does not know
     */
    public static Study ofGame(GameRecord record, int viewer, int seed) {
        if (!record.start().isFullyKnown()) {
            throw new IllegalArgumentException("a view has no record");
        }
        if (hasAllMoves(record, viewer)) {
            return new Study(record.until(0), Study.EVERYTHING, line(record));
        }
        return ofView(record.game(), record.at(record.length()).viewFor(viewer), viewer, seed);
    }

    /**
     * {@return whether the study of a game contains all its moves; if not, it begins with what the viewer knows now}
     *
     * @param record a game whose start is fully known
     * @param viewer a seat or SPECTATOR
     */
    public static boolean hasAllMoves(GameRecord record, int viewer) {
        return record.at(record.length()).actor() == State.OVER || isKnownTo(viewer, record);
    }

    // Whether a seat saw all that happened, and all there was.
    private static boolean isKnownTo(int viewer, GameRecord record) {
        State state = record.start();
        for (int ply = 0; ply < record.length(); ply++) {
            if (!state.viewFor(viewer).isFullyKnown() || !state.isVisibleTo(viewer, record.move(ply))) {
                return false;
            }
            state.play(record.move(ply));
        }
        return state.viewFor(viewer).isFullyKnown();
    }

    private static StudyNode line(GameRecord record) {
        StudyNode node = null;
        for (int ply = record.length() - 1; ply >= 0; ply--) {
            int move = record.move(ply);
            node = node == null ? StudyNode.leaf(move) : new StudyNode(move, Annotation.NONE, node);
        }
        return node == null ? StudyNode.leaf(0) : new StudyNode(0, Annotation.NONE, node);
    }

    /**
     * {@return the study of what a viewer knows} It is open if nothing is unknown. Otherwise what is unknown is drawn, and nothing
     * but the view and the seed decides how.
     *
     * @param game the rules
     * @param view what the viewer knows
     * @param viewer a seat or SPECTATOR
     * @param seed any int
     */
    public static Study ofView(Game game, State view, int viewer, int seed) {
        if (view.isFullyKnown()) {
            return ofPosition(game, view);
        }
        // Through the written form, because a state might remember more than it writes.
        BitWriter written = new BitWriter();
        view.write(written);
        State drawn = game.read(new BitReader(written.text()));
        drawn.determinize(new Rng(seed));
        return new Study(GameRecord.ofPosition(game, drawn), viewer, StudyNode.leaf(0));
    }

    /**
     * {@return the open study of a position}
     *
     * @param game the rules
     * @param position fully known, else IllegalArgumentException is thrown
     */
    public static Study ofPosition(Game game, State position) {
        if (!position.isFullyKnown()) {
            throw new IllegalArgumentException("a view of one seat");
        }
        return new Study(GameRecord.ofPosition(game, position.copy()), Study.EVERYTHING, StudyNode.leaf(0));
    }

    /**
     * {@return the study of what a link contains}
     *
     * @param link of any kind
     * @param viewer the seat whose knowledge is shown of a game under way, or SPECTATOR
     * @param seed any int; draws what the viewer does not know
     */
    public static Study ofLink(Link link, int viewer, int seed) {
        GameRecord record = link.record();
        return switch (link.kind()) {
            case GAME, TURN -> ofGame(record, viewer, seed);
            case POSITION -> ofPosition(record.game(), record.start());
            case VIEW -> ofView(record.game(), record.start(), link.seat(), seed);
        };
    }
}

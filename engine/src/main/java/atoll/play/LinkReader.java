package atoll.play;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/** Reads the text of a link. Checks its form, its checksum and every move, and says what is wrong. */
final class LinkReader {
    /** The limit for saved games: enough for the longest possible game, and still fast to read. */
    private static final int LONGEST_SAVED = 30_000;

    private final int maxLength;
    private final int maxMoves;

    private LinkReader(int maxLength, int maxMoves) {
        this.maxLength = maxLength;
        this.maxMoves = maxMoves;
    }

    /** {@return a reader of links in addresses} */
    static LinkReader ofAddresses() {
        return new LinkReader(Link.LONGEST, Link.MOST_MOVES);
    }

    /** {@return a reader of links in saved games, which need not fit in an address} */
    static LinkReader ofSavedGames() {
        return new LinkReader(LONGEST_SAVED, Integer.MAX_VALUE);
    }

    /**
     * Reads a link of one of {@code games}.
     *
     * @param games the games that can be read
     * @param text the written form
     * @return the link
     * @throws BadLink if the text is no valid link of these games
     */
    Link read(List<Game> games, String text) throws BadLink {
        LinkForm form = LinkForm.read(games, text, maxLength);
        try {
            return read(form.game(), form.kind(), new BitReader(form.payload()));
        } catch (BadPosition e) {
            throw new BadLink(BadLink.Why.ILLEGAL, e.getMessage());
        }
    }

    private Link read(Game game, char letter, BitReader in) throws BadLink {
        Game then = LinkForm.withRules(game, in.get(LinkForm.RULES));
        Link link;
        if (letter == Link.FINISHED) {
            Seed seed = Seed.read(in);
            link = new Link(Link.Kind.GAME, record(then, in).withSeed(seed), State.SPECTATOR);
        } else {
            link = read(then, kind(letter), in);
        }
        if (!in.atEnd()) {
            throw new BadPosition("data after the end of the game");
        }
        return link;
    }

    private static Link.Kind kind(char letter) throws BadLink {
        for (Link.Kind kind : Link.Kind.values()) {
            if (kind.letter() == letter) {
                return kind;
            }
        }
        throw new BadLink(BadLink.Why.NEWER, "of an unknown kind");
    }

    private Link read(Game game, Link.Kind kind, BitReader in) throws BadLink {
        return switch (kind) {
            case GAME -> new Link(kind, record(game, in), State.SPECTATOR);
            case POSITION ->
                new Link(kind, GameRecord.ofPosition(game, GameRecord.fullyKnown(game.read(in))), State.SPECTATOR);
            case VIEW -> {
                int seat = in.get(Link.VIEWERS) - 1;
                State view = game.read(in);
                if (seat >= view.seats()) {
                    throw new BadPosition("a view of a seat that does not exist");
                }
                yield new Link(kind, GameRecord.ofPosition(game, view), seat < 0 ? State.SPECTATOR : seat);
            }
            case TURN -> {
                int tag = Seed.getInt(in);
                Seed seed = Seed.read(in);
                GameRecord record = record(game, in);
                List<Integer> levels = new ArrayList<>();
                for (int seat = record.start().seats(); seat > 0; seat--) {
                    levels.add(in.get(Link.LEVELS));
                }
                yield new Link(kind, record, State.SPECTATOR, new Link.CorrespondenceInfo(tag, seed, levels));
            }
        };
    }

    private GameRecord record(Game game, BitReader in) throws BadLink {
        GameRecord start = GameRecord.readStart(game, in);
        int length = in.getNumber();
        if (length > game.info().maxMoves()) {
            throw new BadPosition("more moves than a game can have");
        }
        if (length > maxMoves) {
            throw new BadLink(BadLink.Why.LONG, "more than " + maxMoves + " moves");
        }
        int[] moves = new int[length];
        State state = start.start();
        MoveList legal = new MoveList();
        for (int i = 0; i < length; i++) {
            state.moves(legal);
            if (legal.size() == 0) {
                throw new BadPosition("moves after the end of the game");
            }
            moves[i] = legal.get(in.get(legal.size()));
            state.play(moves[i]);
        }
        return start.then(moves);
    }
}

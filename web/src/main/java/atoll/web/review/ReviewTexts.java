package atoll.web.review;

import atoll.table.present.LogEntry;
import atoll.table.present.TablePresenter;
import atoll.table.present.TurnNumbers;
import atoll.web.text.Texts;
import java.util.List;

/** The words of a review. Places in the game are numbered by turns, as in the history. */
final class ReviewTexts {
    private final TablePresenter presenter;
    private final Review review;
    private final Texts texts;

    ReviewTexts(TablePresenter presenter, Review review, Texts texts) {
        this.presenter = presenter;
        this.review = review;
        this.texts = texts;
    }

    /** The position after {@code ply} moves: between two turns, or within one. */
    String place(int ply) {
        boolean end = review.isOver() && ply >= review.length();
        if (end || ply == 0) {
            return texts.text(end ? "review.end" : "review.begin");
        }
        List<LogEntry> history = presenter.history();
        int turn = TurnNumbers.at(history, ply);
        if (turn == 0) {
            return texts.text("review.setup");
        }
        boolean within = ply < history.size() && history.get(ply).turn() == turn;
        return texts.format(within ? "review.during" : "review.after", Integer.toString(turn));
    }

    /** What was played, and when. */
    String played(ReviewedMove decision) {
        int turn = TurnNumbers.at(presenter.history(), decision.ply + 1);
        String who = presenter.players().get(decision.seat).name();
        return texts.format(
                turn > 0 ? "review.played" : "review.placed",
                Integer.toString(turn),
                LogEntry.told(describe(decision, decision.move, who), presenter.players()));
    }

    /** What would have been better: the rest of the turn. */
    String better(ReviewedMove decision) {
        return presenter
                .composer()
                .describeTurn(decision.ply, decision.seat, decision.bestTurn(), texts.text("review.better"));
    }

    /** What the move cost. */
    String cost(ReviewedMove decision) {
        return texts.format("review.cost", Integer.toString((decision.cost() + 5) / 10));
    }

    private String describe(ReviewedMove decision, int move, String who) {
        return presenter.composer().describeMove(decision.ply, decision.seat, move, who);
    }
}

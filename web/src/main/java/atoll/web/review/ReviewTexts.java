package atoll.web.review;

import atoll.table.present.TablePresenter;
import atoll.web.text.Texts;

/** The words of a review: places in the game, and moves with their costs. */
final class ReviewTexts {
    private final TablePresenter presenter;
    private final Review review;
    private final Texts texts;

    ReviewTexts(TablePresenter presenter, Review review, Texts texts) {
        this.presenter = presenter;
        this.review = review;
        this.texts = texts;
    }

    /** The position after {@code ply} moves. */
    String place(int ply) {
        boolean end = review.isOver() && ply >= review.length();
        String number = Integer.toString(ply);
        return end ? texts.text("review.end") : texts.format(ply == 0 ? "review.begin" : "review.after", number);
    }

    /** What was played, and when. */
    String played(ReviewedMove decision) {
        String who = presenter.players().get(decision.seat).name();
        String number = Integer.toString(decision.ply + 1);
        return texts.format("review.played", number, describe(decision, decision.move, who));
    }

    /** What would have been better. */
    String better(ReviewedMove decision) {
        return describe(decision, decision.best(), texts.text("review.better"));
    }

    /** What the move cost. */
    String cost(ReviewedMove decision) {
        return texts.format("review.cost", Integer.toString((decision.cost() + 5) / 10));
    }

    private String describe(ReviewedMove decision, int move, String who) {
        return presenter.composer().describeMove(decision.ply, decision.seat, move, who);
    }
}

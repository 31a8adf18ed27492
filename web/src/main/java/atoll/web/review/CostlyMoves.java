package atoll.web.review;

import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/** The most expensive moves of each player, persons first, and what would have been better. */
final class CostlyMoves {
    /** The most moves per player. */
    private static final int MOST = 5;

    private final TablePresenter presenter;
    private final Review review;
    private final ReviewTexts words;
    private final Texts texts;
    private final Consumer<ReviewedMove> show;
    private final HTMLElement root = Dom.el("div", "");
    private final Map<Integer, HTMLElement> rows = new HashMap<>();
    private boolean showsRationales;
    /** What the rows are about. */
    private String listed = "";

    /**
     * @param show called with the move that was chosen
     */
    CostlyMoves(TablePresenter presenter, Review review, ReviewTexts words, Texts texts, Consumer<ReviewedMove> show) {
        this.presenter = presenter;
        this.review = review;
        this.words = words;
        this.texts = texts;
        this.show = show;
    }

    HTMLElement element() {
        return root;
    }

    /** Whether the rows say why a move is better: that needs the texts of the help. */
    void showRationales(boolean shows) {
        showsRationales = shows;
    }

    /**
     * @param complete whether the review is complete: then players without such moves are named as well
     */
    void render(boolean complete) {
        StringBuilder key = new StringBuilder().append(complete);
        List<List<ReviewedMove>> all = new ArrayList<>();
        for (int seat = 0; seat < presenter.players().size(); seat++) {
            List<ReviewedMove> costly = review.costliest(seat, MOST);
            all.add(costly);
            costly.forEach(
                    decision -> key.append(' ').append(decision.ply).append(':').append(decision.cost()));
            key.append(presenter.players().get(seat).name());
        }
        if (key.toString().equals(listed)) {
            return;
        }
        listed = key.toString();
        int focused = -1;
        for (int ply : rows.keySet()) {
            focused = Browser.holdsFocus(rows.get(ply)) ? ply : focused;
        }
        rows.clear();
        Dom.empty(root);
        for (int seat : personsFirst()) {
            String name = presenter.players().get(seat).name();
            if (!all.get(seat).isEmpty()) {
                root.appendChild(Dom.text("h3", "", texts.format("review.dear", name)));
                HTMLElement list = Dom.el("ol", "");
                all.get(seat).forEach(decision -> list.appendChild(Dom.el("li", "", row(decision))));
                root.appendChild(list);
            } else if (complete && review.isJudged(seat)) {
                String least = Integer.toString(Review.MIN_COST / 10);
                root.appendChild(Dom.text("p", "", texts.format("review.none", name, least)));
            }
        }
        if (rows.containsKey(focused)) {
            Browser.focus(rows.get(focused));
        }
    }

    private List<Integer> personsFirst() {
        List<Integer> persons = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int seat = 0; seat < presenter.players().size(); seat++) {
            (presenter.players().get(seat).isPerson() ? persons : others).add(seat);
        }
        persons.addAll(others);
        return persons;
    }

    private HTMLElement row(ReviewedMove decision) {
        HTMLElement row = Dom.button("costly", "", () -> show.accept(decision));
        row.setAttribute("data-ply", Integer.toString(decision.ply));
        rows.put(decision.ply, row);
        row.appendChild(Dom.text("span", "words", words.played(decision) + " "));
        row.appendChild(Dom.text("b", "", words.cost(decision) + " "));
        row.appendChild(Dom.text("span", "hint", words.better(decision)));
        // It addresses the player who moves.
        Player player = presenter.players().get(decision.seat);
        if (showsRationales && player.isPerson()) {
            String rationale = presenter.composer().rationale(decision.ply, decision.seat, decision.best());
            row.appendChild(Dom.text("span", "hint purpose", rationale));
        }
        return row;
    }
}

package atoll.web.rating;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.play.SeatAssignment;
import atoll.play.SeatAssignments;
import atoll.rating.EvenMatch;
import atoll.rating.Rating;
import atoll.results.RatingHistory;
import atoll.web.app.AppContext;
import atoll.web.app.SeatForm;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.home.NewScreen;
import atoll.web.text.Texts;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;

/** In the form of a new game, a button that draws the levels of the bots so that the player's expected score is a half. */
public final class StrengthChoice implements NewScreen.EvenBots {
    private final AppContext app;
    private final Texts texts;

    public StrengthChoice(AppContext app) {
        this.app = app;
        texts = app.texts();
    }

    @Override
    public void addTo(HTMLElement place, String game, SeatForm seats) {
        Game rules = Games.find(game);
        if (rules.ladder(rules.info().minSeats()).length == 0) {
            return; // the levels were not measured
        }
        HTMLElement row = Dom.el("div", "strength");
        place.appendChild(row);
        texts.loadHelp(
                "stats",
                () -> {
                    HTMLElement about = Dom.text("p", "hint", texts.text("stats.even.about"));
                    about.setAttribute("role", "status");
                    HTMLElement button = Dom.button(
                            "plain", texts.text("stats.even"), () -> Dom.setText(about, choose(game, seats)));
                    button.setId("even-bots");
                    row.appendChild(button);
                    row.appendChild(about);
                    // The players changed: the sentence would be about others.
                    ((HTMLElement) place.getParentNode())
                            .addEventListener(
                                    "change", (Event event) -> Dom.setText(about, texts.text("stats.even.about")));
                },
                () -> {});
    }

    // Draws levels; returns a sentence about them.
    private String choose(String game, SeatForm form) {
        SeatAssignments seats = form.seats();
        Rating known = RatingHistory.of(
                        new ResultLog(app.currentGame().library()).results(), game, seats.size(), Browser.now())
                .now(Browser.now());
        Rating rating = known == null ? Rating.NEW : known;
        EvenMatch match = EvenMatch.of(rating, Games.find(game), seats.size());
        int bots = 0;
        for (int seat = 0; match != null && seat < seats.size(); seat++) {
            SeatAssignment player = seats.at(seat);
            if (player.kind() == SeatAssignment.Kind.BOT) {
                int random = (Browser.random() & Integer.MAX_VALUE) % EvenMatch.WHOLE;
                seats = seats.with(seat, SeatAssignment.bot(match.draw(random)).named(player.name()));
                bots++;
            }
        }
        if (bots == 0) {
            return texts.text("stats.even.none");
        }
        form.show(seats);
        form.paint();
        String points = texts.format(
                known == null ? "stats.even.new" : "stats.even.rating", Integer.toString(RatingHistory.points(rating)));
        String weaker = Integer.toString(match.level());
        String stronger = Integer.toString(match.level() + 1);
        int share = (match.share() + 5) / 10;
        if (share == 0 || share == 100) {
            return texts.format("stats.even.one", points, share == 0 ? stronger : weaker);
        }
        return texts.format("stats.even.mix", points, weaker, Integer.toString(share), stronger);
    }
}

package atoll.games.origo;

public final class OrigoSurvey {
    OrigoSurvey(OrigoState state) {}
}

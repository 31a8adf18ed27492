package atoll.games.origo;

final class OrigoReason {
    private OrigoReason() {}

    static String whyNot(OrigoState at, int move) {
        return null;
    }
}

package atoll.web.worker;

/**
 * The written form of requests and replies: words separated by single blanks, of which the first says what it is.
 *
 * <p>Requests are {@code think ID LEVEL SEED VIEW}, {@code vote ID LEVEL SEED VIEW} (with votes), {@code study ID LEVEL SEED
 * VIEW} (the best moves with their lines), {@code weigh ID LEVEL SEED VIEW MOVE} (the odds after that move), {@code stop ID} and
 * {@code drop ID}. Replies are {@code ready}, {@code progress ID PERMILLE}, {@code report ID NUMBER ...}, {@code move ID MOVE SEATS
 * ODDS ... NEXT ...} and {@code failed ID}.
 */
public final class MessageCodec {
    private MessageCodec() {}

    /** The written form of a request. */
    public static String encode(Request request) {
        if (request instanceof Request.Search search) {
            Request.Task task = search.task();
            String text = search.question().word + " " + search.id() + " " + task.level() + " " + task.seed() + " "
                    + task.view();
            return search.question() == Request.Question.ODDS ? text + " " + search.move() : text;
        }
        return (request instanceof Request.Stop ? "stop " : "drop ") + request.id();
    }

    /** Reads a request; throws IllegalArgumentException for any other text. */
    static Request decodeRequest(String message) {
        String[] words = split(message);
        String word = words[0];
        int n = words.length;
        for (Request.Question question : Request.Question.values()) {
            boolean odds = question == Request.Question.ODDS;
            if (word.equals(question.word) && n == (odds ? 6 : 5)) {
                Request.Task task = new Request.Task(number(message, words[2]), number(message, words[3]), words[4]);
                int move = odds ? number(message, words[5]) : Request.NO_MOVE;
                return new Request.Search(number(message, words[1]), question, task, move);
            }
        }
        if (n == 2 && word.equals("stop")) {
            return new Request.Stop(number(message, words[1]));
        }
        if (n == 2 && word.equals("drop")) {
            return new Request.Cancel(number(message, words[1]));
        }
        throw garbled(message);
    }

    /** The written form of a reply. */
    static String encode(Reply reply) {
        if (reply instanceof Reply.Progress progress) {
            return "progress " + reply.id() + " " + progress.permille();
        }
        if (reply instanceof Reply.Report report) {
            return withNumbers("report " + reply.id(), report.numbers());
        }
        if (reply instanceof Reply.Move move) {
            int[] odds = move.odds();
            String text = "move " + reply.id() + " " + move.move() + " " + odds.length;
            return withNumbers(withNumbers(text, odds), move.rest());
        }
        return reply instanceof Reply.Ready ? "ready" : "failed " + reply.id();
    }

    /** Reads a reply; throws IllegalArgumentException for any other text. */
    public static Reply decodeReply(String message) {
        String[] words = split(message);
        String word = words[0];
        int n = words.length;
        if (n == 1 && word.equals("ready")) {
            return new Reply.Ready();
        }
        if (n > 1) {
            int id = number(message, words[1]);
            if (n == 3 && word.equals("progress")) {
                return new Reply.Progress(id, number(message, words[2]));
            }
            if (word.equals("report")) {
                return new Reply.Report(id, numbers(message, words, 2, n));
            }
            if (n > 3 && word.equals("move")) {
                int end = 4 + number(message, words[3]);
                if (end >= 4 && end <= n) {
                    int move = number(message, words[2]);
                    return new Reply.Move(id, move, numbers(message, words, 4, end), numbers(message, words, end, n));
                }
            }
            if (n == 2 && word.equals("failed")) {
                return new Reply.Failed(id);
            }
        }
        throw garbled(message);
    }

    private static String withNumbers(String text, int[] numbers) {
        StringBuilder all = new StringBuilder(text);
        for (int number : numbers) {
            all.append(' ').append(number);
        }
        return all.toString();
    }

    private static int[] numbers(String message, String[] words, int from, int to) {
        int[] numbers = new int[to - from];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number(message, words[from + i]);
        }
        return numbers;
    }

    private static int number(String message, String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw garbled(message);
        }
    }

    private static IllegalArgumentException garbled(String message) {
        return new IllegalArgumentException("Garbled message: " + message);
    }

    private static String[] split(String message) {
        int n = 1;
        for (int i = 0; i < message.length(); i++) {
            n += message.charAt(i) == ' ' ? 1 : 0;
        }
        String[] words = new String[n];
        int from = 0;
        for (int i = 0; i < n; i++) {
            int blank = message.indexOf(' ', from);
            words[i] = message.substring(from, blank < 0 ? message.length() : blank);
            from = blank + 1;
        }
        return words;
    }
}

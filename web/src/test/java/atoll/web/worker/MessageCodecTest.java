package atoll.web.worker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What page and worker write to each other. */
class MessageCodecTest {
    private static final Request.Task TASK = new Request.Task(6, Integer.MIN_VALUE, "2.ponte.g.A-_z");

    static Stream<Request> requests() {
        return Stream.of(
                new Request.Search(1, TASK, Request.NO_MOVE),
                new Request.Search(2, Request.Question.VOTES, TASK, Request.NO_MOVE),
                new Request.Search(5, Request.Question.LINES, TASK, Request.NO_MOVE),
                new Request.Search(3, TASK, 0),
                new Request.Search(4, TASK, Integer.MAX_VALUE),
                new Request.Stop(5),
                new Request.Cancel(Integer.MAX_VALUE));
    }

    static Stream<Reply> replies() {
        return Stream.of(
                new Reply.Ready(),
                new Reply.Progress(1, 0),
                new Reply.Progress(Integer.MAX_VALUE, 1000),
                new Reply.Report(2, new int[0]),
                new Reply.Report(3, new int[] {17, 600, 4, 400}),
                new Reply.Move(4, 0, new int[0], new int[0]),
                new Reply.Move(5, Integer.MAX_VALUE, new int[] {0, 1000, 333}, new int[] {4, -1}),
                new Reply.Failed(6));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void requestsRoundTrip(Request request) {
        assertEquals(request, MessageCodec.decodeRequest(MessageCodec.encode(request)));
    }

    @ParameterizedTest
    @MethodSource("replies")
    void repliesRoundTrip(Reply reply) {
        Reply read = MessageCodec.decodeReply(MessageCodec.encode(reply));
        // records with arrays are equal only to themselves
        if (reply instanceof Reply.Report votes) {
            Reply.Report same = assertInstanceOf(Reply.Report.class, read);
            assertEquals(votes.id(), same.id());
            assertArrayEquals(votes.numbers(), same.numbers());
        } else if (reply instanceof Reply.Move move) {
            Reply.Move same = assertInstanceOf(Reply.Move.class, read);
            assertEquals(move.id(), same.id());
            assertEquals(move.move(), same.move());
            assertArrayEquals(move.odds(), same.odds());
            assertArrayEquals(move.rest(), same.rest());
        } else {
            assertEquals(reply, read);
        }
    }

    @Test
    void everyTypeIsTested() {
        assertEquals(permitted(Request.class), requests().map(Object::getClass).collect(Collectors.toSet()));
        assertEquals(permitted(Reply.class), replies().map(Object::getClass).collect(Collectors.toSet()));
    }

    private static Set<Class<?>> permitted(Class<?> type) {
        return Arrays.stream(type.getPermittedSubclasses()).collect(Collectors.toSet());
    }

    @Test
    void theWrittenFormIsWords() {
        assertEquals(
                "think 1 6 -2147483648 2.ponte.g.A-_z",
                MessageCodec.encode(requests().findFirst().orElseThrow()));
        Request.Task task = new Request.Task(1, 7, "x");
        assertEquals("weigh 3 1 7 x 12", MessageCodec.encode(new Request.Search(3, task, 12)));
        assertEquals(
                "vote 3 1 7 x",
                MessageCodec.encode(new Request.Search(3, Request.Question.VOTES, task, Request.NO_MOVE)));
        assertEquals("report 3 17 600 4 400", MessageCodec.encode(new Reply.Report(3, new int[] {17, 600, 4, 400})));
        assertEquals(
                "move 7 -3 2 500 400 12 8",
                MessageCodec.encode(new Reply.Move(7, -3, new int[] {500, 400}, new int[] {12, 8})));
    }

    @ParameterizedTest
    @EmptySource
    @ValueSource(
            strings = {
                " ",
                "think",
                "think 1 6 7",
                "think 1 6 7 x 3",
                "think one 6 7 x",
                "think 1 6 7.5 x",
                "vote 1 6 7 x 3",
                "weigh 1 6 7 x",
                "weigh 1 6 7 x y",
                "stop",
                "stop 1 2",
                "stop x",
                "drop",
                "drop 1 ",
                "Think 1 6 7 x",
                "move 1 2 500"
            })
    void garbledRequestsAreNamed(String garbage) {
        Exception refusal = assertThrows(IllegalArgumentException.class, () -> MessageCodec.decodeRequest(garbage));
        assertEquals("Garbled message: " + garbage, refusal.getMessage());
    }

    @ParameterizedTest
    @EmptySource
    @ValueSource(
            strings = {
                " ",
                "ready?",
                "ready 1",
                "move",
                "move 5",
                "move 5 x",
                "move 5 ",
                "move  5",
                "move 5 1.5",
                "move 99999999999 1",
                "move 5 99999999999",
                "move 5 1 NaN",
                "move 5 1 1 NaN",
                "move 5 1 2 500",
                "move 5 1 -1",
                "move 5 1 1 500 x",
                "mauve 5 1 500",
                "votes",
                "votes 5 1",
                "votes 5 NaN 1",
                "progress 5",
                "progress 5 1 2",
                "progress x 1",
                "failed",
                "failed 5 6",
                "[object Object]",
                "think 1 6 7 x"
            })
    void garbledRepliesAreNamed(String garbage) {
        Exception refusal = assertThrows(IllegalArgumentException.class, () -> MessageCodec.decodeReply(garbage));
        assertTrue(refusal.getMessage().endsWith(": " + garbage), refusal.getMessage());
    }
}

package atoll.web.compiler;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words and signs of a script, without blanks. */
public final class ScriptTokens {
    /** A token that starts like another one, or contains what looks like one. */
    private static final Pattern LITERAL = Pattern.compile(
            "\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|`(?:[^`\\\\]|\\\\.)*`|//[^\\n]*|/\\*.*?\\*/",
            Pattern.DOTALL);

    private static final Pattern REGEX = Pattern.compile("/(?:[^/\\\\\\[\\n]|\\\\.|\\[(?:[^\\]\\\\]|\\\\.)*\\])+/");
    private static final Pattern WORD = Pattern.compile("[\\w$]+(?:\\.\\w+)?");
    /** A statement that may be empty follows. */
    private static final Set<String> HEADS = Set.of("if", "for", "while", "with");

    private final String text;
    private final List<String> tokens = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    /** The closing parentheses after if, for and while. */
    private final BitSet headEnds = new BitSet();

    /**
     * Reads a script.
     *
     * @param text the whole script
     */
    public ScriptTokens(String text) {
        this.text = text;
        read();
    }

    /** The number of tokens. */
    public int count() {
        return tokens.size();
    }

    /** The token with this index; none before the first and after the last. */
    public String at(int index) {
        return index < 0 || index >= tokens.size() ? "" : tokens.get(index);
    }

    /** Where a token begins in the text. */
    public int start(int index) {
        return starts.get(index);
    }

    /** Where a token ends in the text. */
    public int end(int index) {
        return starts.get(index) + tokens.get(index).length();
    }

    /** Whether a token is the parenthesis after the condition of a statement that may be empty. */
    public boolean endsHead(int index) {
        return headEnds.get(index);
    }

    private void read() {
        Deque<Boolean> heads = new ArrayDeque<>();
        for (int at = 0; at < text.length(); ) {
            String last = at(tokens.size() - 1);
            String token = token(at, last);
            if (token.equals("(")) {
                heads.push(HEADS.contains(last));
            } else if (token.equals(")") && heads.pop()) {
                headEnds.set(tokens.size());
            }
            if (!token.isBlank()) {
                tokens.add(token);
                starts.add(at);
            }
            at += token.length();
        }
    }

    private String token(int at, String last) {
        Matcher word = WORD.matcher(text).region(at, text.length());
        if (word.lookingAt()) {
            // a number with its fraction, but a name without its property
            boolean number = Character.isDigit(text.charAt(at));
            int dot = word.group().indexOf('.');
            return number || dot < 0 ? word.group() : word.group().substring(0, dot);
        }
        Matcher literal = LITERAL.matcher(text).region(at, text.length());
        if (literal.lookingAt()) {
            return literal.group();
        }
        Matcher regex = REGEX.matcher(text).region(at, text.length());
        boolean operand =
                last.matches("[\\w$].*|[)\\]}\"'`]") && !last.equals("return") && !headEnds.get(tokens.size() - 1);
        return !operand && regex.lookingAt() ? regex.group() : text.substring(at, at + 1);
    }
}

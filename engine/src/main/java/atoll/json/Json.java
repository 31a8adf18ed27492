package atoll.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A minimal JSON reader and writer, strict in both directions, so that the engine needs no library. */
public final class Json {
    private static final int MAX_DEPTH = 20;
    private static final String HEX = "0123456789abcdef";
    private static final String DIGITS = "0123456789";

    /**
     * A number that is no int, as it was written. Nobody needs its value, and TeaVM would add 20 KB of code to find it.
     *
     * @param number a number by the grammar of JSON
     */
    public record Other(String number) {
        @Override
        public String toString() {
            return number;
        }
    }

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /**
     * Parses a text: objects as ordered Map, arrays as List, numbers as Integer or else {@link Other}, and String,
     * Boolean, null. Throws IllegalArgumentException if it is not JSON, has a key twice in one object or is nested more than 20
     * deep.
     *
     * @param text the text to read
     * @return what was read
     */
    public static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value(0);
        json.skipBlanks();
        if (json.at < text.length()) {
            throw json.invalid();
        }
        return value;
    }

    /**
     * Writes any value of {@link #read}, without blanks.
     *
     * @param value the value to write
     * @return the text
     */
    public static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> map) {
            String before = "{";
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.append(before);
                quote(entry.getKey().toString(), out);
                out.append(':');
                write(entry.getValue(), out);
                before = ",";
            }
            out.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            String before = "[";
            for (Object item : list) {
                out.append(before);
                write(item, out);
                before = ",";
            }
            out.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof String string) {
            quote(string, out);
        } else {
            out.append(value);
        }
    }

    private static void quote(String string, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    private Object value(int depth) {
        skipBlanks();
        if (depth > MAX_DEPTH || at == text.length()) {
            throw invalid();
        }
        char c = text.charAt(at);
        return switch (c) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> string();
            case 't' -> word("true", Boolean.TRUE);
            case 'f' -> word("false", Boolean.FALSE);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        if (!skipIf('}')) {
            do {
                skipBlanks();
                String key = string();
                require(':');
                Object value = value(depth + 1);
                if (object.containsKey(key)) {
                    throw invalid();
                }
                object.put(key, value);
            } while (skipIf(','));
            require('}');
        }
        return object;
    }

    private List<Object> array(int depth) {
        List<Object> array = new ArrayList<>();
        at++;
        if (!skipIf(']')) {
            do {
                array.add(value(depth + 1));
            } while (skipIf(','));
            require(']');
        }
        return array;
    }

    private String string() {
        require('"');
        StringBuilder string = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c < ' ') {
                throw invalid();
            }
            string.append(c == '\\' ? escaped() : c);
        }
        require('"');
        return string.toString();
    }

    private char escaped() {
        if (at == text.length()) {
            throw invalid();
        }
        char c = text.charAt(at++);
        int plain = "\"\\/".indexOf(c);
        if (plain >= 0) {
            return c;
        }
        int control = "bfnrt".indexOf(c);
        if (control >= 0) {
            return "\b\f\n\r\t".charAt(control);
        }
        if (c != 'u' || at + 4 > text.length()) {
            throw invalid();
        }
        int code = 0;
        for (int end = at + 4; at < end; at++) {
            int digit = Character.digit(text.charAt(at), 16);
            if (digit < 0) {
                throw invalid();
            }
            code = 16 * code + digit;
        }
        return (char) code;
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw invalid();
        }
        at += word.length();
        return value;
    }

    private Object number() {
        int from = at;
        skipOne("-");
        int digits = digits();
        if (digits == 0 || digits > 1 && text.charAt(at - digits) == '0') {
            throw invalid();
        }
        boolean whole = !isNext(".") && !isNext("eE");
        if (skipOne(".") && digits() == 0) {
            throw invalid();
        }
        if (skipOne("eE")) {
            skipOne("+-");
            if (digits() == 0) {
                throw invalid();
            }
        }
        String number = text.substring(from, at);
        try {
            return whole ? (Object) Integer.parseInt(number) : new Other(number);
        } catch (NumberFormatException e) {
            return new Other(number);
        }
    }

    private int digits() {
        int from = at;
        while (skipOne(DIGITS)) {
            continue;
        }
        return at - from;
    }

    private boolean isNext(String characters) {
        return at < text.length() && characters.indexOf(text.charAt(at)) >= 0;
    }

    private boolean skipOne(String characters) {
        boolean here = isNext(characters);
        at += here ? 1 : 0;
        return here;
    }

    private boolean skipIf(char c) {
        skipBlanks();
        boolean here = at < text.length() && text.charAt(at) == c;
        at += here ? 1 : 0;
        return here;
    }

    private void require(char c) {
        if (!skipIf(c)) {
            throw invalid();
        }
    }

    private void skipBlanks() {
        while (skipOne(" \t\r\n")) {
            continue;
        }
    }

    private IllegalArgumentException invalid() {
        return new IllegalArgumentException("invalid JSON at character " + at);
    }
}

package atoll.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A minimal JSON reader and writer for traces, so that the engine needs no library. */
final class Json {
    private static final int MAX_DEPTH = 20;

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /**
     * Parses a text: objects as ordered Map, arrays as List, numbers as Integer or else Double, and String, Boolean,
     * null. Throws IllegalArgumentException if it is not JSON.
     *
     * @param text the text to read
     * @return what was read
     */
    static Object read(String text) {
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
    static String write(Object value) {
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
                out.append(String.format("\\u%04x", (int) c));
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
                object.put(key, value(depth + 1));
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
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(from, at);
        if (!digits.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) {
            at = from;
            throw invalid();
        }
        double number = Double.parseDouble(digits);
        return number == (int) number && digits.matches("-?\\d+") ? (Object) (int) number : (Object) number;
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
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private IllegalArgumentException invalid() {
        return new IllegalArgumentException("invalid JSON at character " + at);
    }
}

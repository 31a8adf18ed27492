package atoll.web.compiler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Gives the script's short names anew. The compiler's are in the order in which it meets them; what is seldom and near has nearly
 * the same name here, which packs better. Long names are ours, or those of the browser.
 */
public final class ShortNames {
    private static final Pattern SHORT = Pattern.compile("[A-Z][\\w$]{0,2}");
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    /** The short words that no name may be. */
    private static final Set<String> RESERVED = Set.of("do", "if", "in", "for", "let", "new", "try", "var");

    private final ScriptTokens tokens;

    /**
     * Names of one script.
     *
     * @param tokens the whole script
     */
    public ShortNames(ScriptTokens tokens) {
        this.tokens = tokens;
    }

    /** The new names, by the index of the token that each replaces. */
    public Map<Integer, String> find() {
        Set<String> declared = declared();
        Map<String, List<Integer>> uses = new LinkedHashMap<>();
        Set<String> taken = new HashSet<>(RESERVED);
        for (int at = 0; at < tokens.count(); at++) {
            String token = tokens.at(at);
            if (declared.contains(token) && !isProperty(at)) {
                uses.computeIfAbsent(token, name -> new ArrayList<>()).add(at);
            } else if (!tokens.at(at - 1).equals(".")) {
                taken.add(token);
            }
            if (token.startsWith("`") && token.contains("${")) {
                throw new IllegalStateException("Names within a text: " + token);
            }
        }
        Iterator<String> names = names().filter(name -> !taken.contains(name)).iterator();
        Map<Integer, String> found = new HashMap<>();
        uses.values().stream()
                .sorted(Comparator.comparing(List<Integer>::size).reversed())
                .forEach(places -> {
                    String name = names.next();
                    places.forEach(at -> found.put(at, name));
                });
        return found;
    }

    // What the script declares outside of its functions and blocks
    private Set<String> declared() {
        Set<String> declared = new HashSet<>();
        int depth = 0;
        boolean list = false;
        for (int at = 0; at < tokens.count(); at++) {
            String token = tokens.at(at);
            depth += "([{".contains(token) ? 1 : ")]}".contains(token) ? -1 : 0;
            list &= !token.equals(";") || depth > 0;
            list |= depth == 0 && Set.of("let", "const", "var").contains(token);
            boolean next = list && token.equals(",")
                    || Set.of("let", "const", "var", "function", "class").contains(token);
            if (depth == 0 && next && SHORT.matcher(tokens.at(at + 1)).matches()) {
                declared.add(tokens.at(at + 1));
            }
        }
        return declared;
    }

    private boolean isProperty(int at) {
        String last = tokens.at(at - 1);
        return last.equals(".") || tokens.at(at + 1).equals(":") && (last.equals("{") || last.equals(","));
    }

    // A, B, ... AA, BA, ... AB, BB, ...
    private static Stream<String> names() {
        List<String> lasts = letters(LETTERS + "0123456789").toList();
        Stream<String> two = lasts.stream().flatMap(last -> lasts.stream().map(middle -> middle + last));
        return Stream.concat(Stream.concat(Stream.of(""), lasts.stream()), two)
                .flatMap(end -> letters(LETTERS + "$_").map(first -> first + end));
    }

    private static Stream<String> letters(String text) {
        return text.chars().mapToObj(Character::toString);
    }
}

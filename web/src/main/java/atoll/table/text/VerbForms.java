package atoll.table.text;

import java.util.List;

/** The forms of verbs: "Anna: draws", "You: draw". */
final class VerbForms {
    private static final int NAME = 0;
    private static final int YOU = 1;
    private static final int ADVICE = 2;
    /** Sentence openings of hints. */
    private static final List<String> ADVISING = List.of("advice.hint", "advice.then", "advice.first", "review.better");

    private VerbForms() {}

    /**
     * {@return the index of the verb form for an actor}
     *
     * @param who the actor: the first argument of a text
     * @param messages the texts
     */
    static int formOf(String who, Messages messages) {
        if (who.equals(messages.text("player.you"))) {
            return YOU;
        }
        for (String key : ADVISING) {
            if (who.equals(messages.text(key))) {
                return ADVICE;
            }
        }
        return NAME;
    }

    /**
     * {@return the text with one form of each {@code [a|b|c]}, the last one if there are too few; an unclosed bracket
     * stays}
     *
     * @param text a text with forms of verbs in brackets
     * @param form the index of the form, from 0
     */
    static String select(String text, int form) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (int at = text.indexOf('['); at >= 0; at = text.indexOf('[', from)) {
            int end = text.indexOf(']', at);
            if (end < 0) {
                break;
            }
            out.append(text.substring(from, at)).append(form(text.substring(at + 1, end), form));
            from = end + 1;
        }
        return out.append(text.substring(from)).toString();
    }

    private static String form(String forms, int form) {
        String rest = forms;
        for (int i = 0; i < form && rest.indexOf('|') >= 0; i++) {
            rest = rest.substring(rest.indexOf('|') + 1);
        }
        return rest.indexOf('|') < 0 ? rest : rest.substring(0, rest.indexOf('|'));
    }
}

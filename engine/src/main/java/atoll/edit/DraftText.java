package atoll.edit;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Setup;

/**
 * The short written form of a draft, possible or not, so that unfinished work outlives a reload. Unlike a link, it
 * need not be readable by later versions.
 */
public final class DraftText {
    private DraftText() {}

    /**
     * {@return the written form: base64url digits}
     *
     * @param draft a draft
     */
    public static String write(Draft draft) {
        BitWriter out = new BitWriter();
        draft.setup().write(out);
        for (int i = 0; i < draft.properties().size(); i++) {
            out.put(draft.value(i), draft.properties().get(i).most() + 1);
        }
        return out.text();
    }

    /**
     * {@return the draft with that written form}
     *
     * @param editor of its game
     * @param text what {@link #write} wrote
     * @throws BadPosition if the text is not a draft of that game
     */
    public static Draft read(Editor editor, String text) {
        try {
            BitReader in = new BitReader(text);
            DraftForm form = editor.form(Setup.read(editor.game().info(), in));
            int[] values = new int[form.properties().size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = in.get(form.properties().get(i).most() + 1);
            }
            if (!in.atEnd()) {
                throw new BadPosition("more than a draft");
            }
            return new Draft(form, values);
        } catch (IllegalArgumentException e) {
            throw new BadPosition("not a draft");
        }
    }
}

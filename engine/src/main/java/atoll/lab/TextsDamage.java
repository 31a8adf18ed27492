package atoll.lab;

import atoll.engine.Rng;
import atoll.json.Json;
import atoll.play.BadLink;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Damages what is saved as a map of texts: games, tasks and results. */
final class TextsDamage {
    private static final String SYMBOLS = "{}[]\":,\\ 0123456789yprT-Z.g";

    private TextsDamage() {}

    /**
     * {@return the same as JSON with damage to its form}
     *
     * @param texts something valid
     * @param other something else
     * @param rng the source of randomness, which advances
     */
    static String damagedForm(Map<String, String> texts, Map<String, String> other, Rng rng) {
        return Mutations.damaged(Json.write(texts), Json.write(other), SYMBOLS, rng);
    }

    /**
     * {@return the same as JSON with damage to one or two texts}
     *
     * @param texts something valid, which is changed
     * @param other something else
     * @param links makes damaged links
     * @param rng the source of randomness, which advances
     */
    static String damaged(Map<String, String> texts, Map<String, String> other, Supplier<String> links, Rng rng) {
        for (int changes = 1 + rng.next(2); changes > 0; changes--) {
            List<String> names = List.copyOf(texts.keySet());
            String name = names.get(rng.next(names.size()));
            switch (rng.next(6)) {
                case 0 -> texts.put(name, other.get(name) == null ? "" : other.get(name));
                case 1 -> texts.put(name, Mutations.random(60, SYMBOLS, rng));
                case 2 -> texts.put(rng.next(2) == 0 ? "game" : "branches", links.get());
                case 3 -> texts.put(name, Integer.toString(rng.next() >> rng.next(32)));
                default -> texts.put(name, Mutations.damaged(texts.get(name), "\n" + name, SYMBOLS, rng));
            }
            if (texts.size() > 1 && rng.next(16) == 0) {
                texts.remove(name);
            }
        }
        return Json.write(texts);
    }

    /**
     * {@return the texts of a JSON object, for a reader} A browser parses the JSON before the reader sees it.
     *
     * @param json any text
     * @throws BadLink if it is no object
     */
    static UnaryOperator<String> read(String json) throws BadLink {
        Object value;
        try {
            value = Json.read(json);
        } catch (IllegalArgumentException e) {
            throw new BadLink(BadLink.Why.FORM, "not JSON");
        }
        if (!(value instanceof Map<?, ?> texts)) {
            throw new BadLink(BadLink.Why.FORM, "not an object");
        }
        return name -> texts.get(name) == null ? null : texts.get(name).toString();
    }
}

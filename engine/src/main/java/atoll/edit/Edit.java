package atoll.edit;

/**
 * One edit in parts: a property gets another value.
 *
 * @param property the property
 * @param value the value after the edit, 0..property.most()
 * @param step the change of a number: 1, 10, 100 or the negative of these; 0 for a choice
 */
public record Edit(Property property, int value, int step) {
    /** {@return the name of the new value} */
    public String what() {
        return property.name(value);
    }

    /** {@return whether the edit empties a place} */
    public boolean clears() {
        return value == 0 && property.mayBeBlank();
    }

    /** {@return the token of the edit: {@code cell.b9=light}, {@code hand.1.ALOA+1}} */
    public String token() {
        return step == 0 ? property.id() + '=' + what() : property.id() + (step > 0 ? "+" : "") + step;
    }
}

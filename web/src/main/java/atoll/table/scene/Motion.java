package atoll.table.scene;

/**
 * How a shape takes part in a transition to another scene: where it comes from, where it leaves to, and when. It never changes;
 * each method describes another motion.
 */
public final class Motion {
    /** From the place of the shape with the same id, at once; a new shape fades in, one that is gone falls and fades. */
    public static final Motion PLAIN = new Motion(null, null, null, 0, false);

    private final String movedFrom;
    private final String comesFrom;
    private final String leavesTo;
    private final int step;
    private final boolean counts;

    private Motion(String movedFrom, String comesFrom, String leavesTo, int step, boolean counts) {
        this.movedFrom = movedFrom;
        this.comesFrom = comesFrom;
        this.leavesTo = leavesTo;
        this.step = step;
        this.counts = counts;
    }

    /**
     * {@return a motion that begins at another shape of the previous scene, if that one is gone}
     *
     * @param idBefore the id of that shape, or null
     */
    public Motion movedFrom(String idBefore) {
        return new Motion(idBefore, comesFrom, leavesTo, step, counts);
    }

    /**
     * {@return a motion that begins, if its shape is new in a scene, at the place of another shape, which may stay: a
     * gain}
     *
     * @param source the id of that shape, or null
     */
    public Motion comesFrom(String source) {
        return new Motion(movedFrom, source, leavesTo, step, counts);
    }

    /**
     * {@return a motion that leaves, if its shape is gone in the next scene, for the place of another shape: a payment}
     *
     * @param target the id of that shape, or null
     */
    public Motion leavesTo(String target) {
        return new Motion(movedFrom, comesFrom, target, step, counts);
    }

    /**
     * {@return a motion that waits for those of lower steps: first what causes a change, then what follows}
     *
     * @param newStep the step, 0..3
     */
    public Motion step(int newStep) {
        return new Motion(movedFrom, comesFrom, leavesTo, newStep, counts);
    }

    /**
     * {@return the motion of a text that is a whole number: if that changes, it counts up or down, and the difference
     * rises from it}
     */
    public Motion counts() {
        return new Motion(movedFrom, comesFrom, leavesTo, step, true);
    }

    /** {@return the id that its shape had in the previous scene; null if unchanged} */
    public String movedFrom() {
        return movedFrom;
    }

    /** {@return the id of the shape at whose place its shape appears; null if it fades in} */
    public String comesFrom() {
        return comesFrom;
    }

    /** {@return the id of the shape at whose place its shape disappears; null if it falls and fades} */
    public String leavesTo() {
        return leavesTo;
    }

    /** {@return when it begins: the step, 0..3} */
    public int step() {
        return step;
    }

    /** {@return whether its shape is a number that counts} */
    public boolean isCounted() {
        return counts;
    }
}

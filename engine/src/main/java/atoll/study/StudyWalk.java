package atoll.study;

/** A walk through the nodes of a study. */
abstract class StudyWalk extends TreeWalk<StudyNode> {
    /** A walk. */
    StudyWalk() {}

    /**
     * Visits all nodes but the start.
     *
     * @param study the study
     */
    final void run(Study study) {
        run(study.tree().root(), study.start().start());
    }

    @Override
    final int childCount(StudyNode node) {
        return node.childCount();
    }

    @Override
    final StudyNode child(StudyNode node, int i) {
        return node.child(i);
    }
}

/**
 * Studies: trees of variations over a game or a position, with comments, signs and marks.
 *
 * <p>{@link atoll.study.Studies} opens a {@link atoll.study.Study} from a game, a position or a view, with no more than its viewer
 * may know. A study consists of a start and a {@link atoll.study.StudyTree} of immutable {@link atoll.study.StudyNode}s; every
 * change makes a new tree, so undoing only needs the tree before. A {@link atoll.study.StudyPath} is the address of a node.
 *
 * <p>A study is written in three ways: as a file ({@link atoll.study.StudyJson}), as a link, which is also how it is saved
 * ({@link atoll.study.StudyLink}, {@link atoll.study.SavedStudy}), and as text ({@link atoll.study.StudyText}), which people may
 * change before it is read again. Whatever is read is checked by the rules; what is wrong with it is a {@link atoll.play.BadLink},
 * with a text a {@link atoll.study.BadStudyText}.
 *
 * <p>Lines can be thousands of moves deep, so nothing here recurses along them.
 */
package atoll.study;

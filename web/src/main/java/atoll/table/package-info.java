/**
 * What is drawn and how a hand plays it, in pure Java: no browser here, so all of it is tested on the JVM.
 *
 * <p>A {@link atoll.table.Table} turns a view of a position into a {@link atoll.table.scene.Scene}: {@link atoll.table.scene.Shape}s,
 * in {@link atoll.table.scene.Ink}s that are roles rather than colours, and {@link atoll.table.scene.Spot}s, the places a player can
 * point at. It also names the spots that make up a move. That is all a game brings: one {@link atoll.table.present.Picker} turns
 * pointing at spots into moves for every game, {@link atoll.table.present.Highlights} draws what is legal, picked or last played, and
 * {@link atoll.table.present.TablePresenter} knows whose turn it is, behind which curtain, what the prompt says, and how far an undo
 * goes; {@link atoll.table.paint.Damage} finds what has to be painted anew. {@link atoll.table.Chapter}s are a game's rules with
 * boards to try, and {@link atoll.table.Guide} is its guided first game.
 *
 * <p>Tables see views only ({@link atoll.engine.State#viewFor}); screens know no rules: they filter the legal moves.
 */
package atoll.table;

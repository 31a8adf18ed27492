/**
 * Drawing and input of a game, in pure Java without a browser, so that all of it is tested on the JVM.
 *
 * <p>A {@link atoll.table.Table} turns a view of a position into a {@link atoll.table.scene.Scene}: {@link
 * atoll.table.scene.Shape}s, with {@link atoll.table.scene.Ink}s that are roles rather than colours, and {@link
 * atoll.table.scene.Spot}s, the places a player can pick. It also names the spots of a move. A game implements no more than
 * that. One {@link atoll.table.present.Picker} turns picked spots into moves for every game. {@link
 * atoll.table.present.Highlights} marks legal, picked and last spots. {@link atoll.table.present.TablePresenter} knows the seat
 * to move, handovers, the prompt and the range of undo. {@link atoll.table.paint.Damage} finds the areas to repaint. {@link
 * atoll.table.Chapter}s are a game's rules with boards to try, and {@link atoll.table.Guide} is its guided first game. {@link
 * atoll.table.EditTable} says how positions of a game are made by hand, and {@link atoll.table.edit.EditPresenter} is their
 * presenter for every game.
 *
 * <p>From the lowest floor up: {@code scene}, {@code paint}, {@code text}; this package, which is what a game implements; a package
 * for each game; {@code present} and {@code edit}, which are the same for all games; {@code all}, the list of tables.
 *
 * <p>Tables get views only ({@link atoll.engine.State#viewFor}). Screens know no rules: they filter the legal moves.
 */
package atoll.table;

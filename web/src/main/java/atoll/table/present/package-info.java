/**
 * The presenter of a game at a table, the same for all games: it turns clicks on spots into moves, and a session into a scene, a
 * prompt, a move history and what can be undone. {@link atoll.table.present.TablePresenter} is the way in.
 */
package atoll.table.present;

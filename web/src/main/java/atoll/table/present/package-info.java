/**
 * The presenter of a game at a table, the same for all games. It turns picked spots into moves, and a session into a scene, a
 * prompt, a move log and the range of undo. {@link atoll.table.present.TablePresenter} is the entry point.
 */
package atoll.table.present;

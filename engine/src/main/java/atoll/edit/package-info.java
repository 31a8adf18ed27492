/**
 * Positions made by hand: the contract of the editors, one per game. A {@link atoll.edit.Draft} is a position under construction,
 * which may be impossible; its {@link atoll.edit.Edit}s are ints like moves, so that a table can offer them like moves. The rules'
 * own validator decides what can be opened, and a {@link atoll.edit.Problem} says why something cannot.
 *
 * <p>Editors are in the packages of the games and in the list {@code atoll.games.Editors}. Pages with one game do not have that
 * list, and so no editors.
 */
package atoll.edit;

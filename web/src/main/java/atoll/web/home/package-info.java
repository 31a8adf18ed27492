/** The screens beside the table: home, new game, saved games, about. */
package atoll.web.home;

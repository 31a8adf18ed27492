/** The list of all tables. The single-game pages are compiled with a shorter list. */
package atoll.table.all;

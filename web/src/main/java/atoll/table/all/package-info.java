/** The list of all tables. The pages with one game are compiled with a shorter list. */
package atoll.table.all;

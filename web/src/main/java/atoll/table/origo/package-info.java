/** The table of Origo: a map of Europe, shields, clans, battles. */
package atoll.table.origo;

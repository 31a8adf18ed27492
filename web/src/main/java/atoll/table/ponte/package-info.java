/** The table of Ponte del Diavolo: the lagoon of Venice, travertine and brick, and humpback bridges. */
package atoll.table.ponte;

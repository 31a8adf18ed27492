/** Ponte del Diavolo on the screen: the lagoon of Venice, travertine and brick, and humpback bridges. */
package atoll.table.ponte;

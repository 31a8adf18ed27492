/** An editor of positions at the table of any game: edits are picked by spots, as moves are. */
package atoll.table.edit;

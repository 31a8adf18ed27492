/** The table of Rapa Nui: woodcut cards on volcanic rock and grass, villages side by side, a stone of sacrifice. */
package atoll.table.rapanui;

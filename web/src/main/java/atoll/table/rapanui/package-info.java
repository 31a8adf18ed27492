/** Rapa Nui on the screen: woodcut cards on volcanic rock and grass, villages side by side, a stone of sacrifice. */
package atoll.table.rapanui;

/** The table of Kanaloa: a tropical archipelago, dotted sea lanes, rope bridges, carved markers, and a beach for the hand. */
package atoll.table.kanaloa;

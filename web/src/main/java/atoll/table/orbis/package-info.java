/** The table of Orbis: small painted landscapes under a night sky, the display above, the own pyramid below. */
package atoll.table.orbis;

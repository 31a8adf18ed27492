/**
 * Origo (Wolfgang Kramer, 2007): shields on a map of Europe, clans, seas and countries, and battles of cards, for two to five.
 */
package atoll.games.origo;

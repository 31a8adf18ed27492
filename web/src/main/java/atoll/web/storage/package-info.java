/** Browser storage: the library of games in IndexedDB, the current game, locks between tabs, files, and the settings. */
package atoll.web.storage;

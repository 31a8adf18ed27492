/**
 * Luck: what chance brought each seat of a finished game. The caller evaluates the positions; in the browser, workers
 * do.
 */
package atoll.luck;

/**
 * Luck: what chance brought each seat of a finished game. Positions are evaluated by whoever uses this package, in the browser by
 * its workers.
 */
package atoll.luck;

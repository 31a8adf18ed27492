/** JSON, for files that people keep and for traces. It knows nothing of games. */
package atoll.json;

/**
 * The command line of the engine, {@link atoll.lab.Lab}: traces, perft, benchmarks, tournaments, links and a static server, for
 * people and for continuous integration. Runs on the JVM only; nothing that ships uses it.
 */
package atoll.lab;

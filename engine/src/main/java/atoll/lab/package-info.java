/**
 * {@link atoll.lab.Lab}, the engine without a screen: traces, counts, speed, tournaments, links and a static server, for
 * people and for continuous integration. Runs on the JVM only; nothing that ships uses it.
 */
package atoll.lab;

/**
 * The page: the browser, by TeaVM's JSO, and nothing a test on the JVM would miss.
 *
 * <p>{@link atoll.web.Main} has the two entries, one of the page and one of its worker. {@link atoll.web.App} holds what
 * outlives a screen (texts, the game at hand, the worker, the voice) and turns the address' fragment into a
 * {@link atoll.web.Screen}. On the table, {@link atoll.web.Course} says what happens next, {@link atoll.web.Board} shows
 * it and hears the player.
 *
 * <p>The worker's classes ({@link atoll.web.BotWorker}, {@link atoll.web.Thinker}) are also compiled to WebAssembly and
 * so keep clear of {@code @JSBody}, which would need {@code eval} there.
 */
package atoll.web;

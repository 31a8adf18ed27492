/**
 * The page: the browser, by TeaVM's JSO, and nothing a test on the JVM would miss.
 *
 * <p>{@link atoll.web.Main} has the two entries, one of the page and one of its worker; {@link atoll.web.FullMain} is the
 * same for the page with all games. The pages with one game are compiled from the same classes, with shorter lists of games
 * ({@code GamePages} of the build); {@link atoll.web.Bundle} leads from them to the one with all. {@link atoll.web.App} holds what
 * outlives a screen (texts, the game at hand, the worker, the voice) and turns the address' fragment into a
 * {@link atoll.web.app.Screen}. On the table, {@link atoll.web.play.GameLoop} says what happens next, {@link atoll.web.board.Board} shows
 * it and hears the player.
 *
 * <p>{@link atoll.web.storage.CurrentGame} has the game at hand and keeps its every move; {@link atoll.web.storage.GameLibrary} has all games, in
 * {@link atoll.web.storage.Database} (IndexedDB, or the memory of the page where there is none). Whoever changes a game holds its
 * lock ({@link atoll.web.storage.GameLock}, Web Locks), and where a browser has no locks a version in each game tells who came later.
 * Every write has an outcome, and all outcomes are told in one place. {@link atoll.web.storage.Settings} are small and have to be
 * there before the first paint: they lie in localStorage.
 *
 * <p>{@link atoll.web.canvas.SceneCanvas} paints only what differs from what it painted last; a glide is a run of such differences.
 *
 * <p>{@link atoll.web.bot.BotClient} has one worker. For the strongest level {@link atoll.web.bot.WorkerPool} has more, which only the page with
 * all games knows. Bots draw lots of their own, others each time the page is loaded; from the same lots the same position
 * brings the same move, but where time runs out, or other workers have thought less or more.
 *
 * <p>The worker's classes ({@link atoll.web.worker.BotWorker}, {@link atoll.web.worker.SearchRunner}) are also compiled to WebAssembly and
 * so keep clear of {@code @JSBody}, which would need {@code eval} there.
 */
package atoll.web;

/**
 * The browser code (TeaVM JSO). Everything that can be tested on the JVM lives elsewhere.
 *
 * <p>{@link atoll.web.Main} has two entry points, for the page and for its worker; {@link atoll.web.FullMain} is the same for
 * the full page. Single-game pages are compiled from the same classes, with shorter lists of games ({@code GamePages} of the
 * build); {@link atoll.web.Bundle} switches from them to the full page. {@link atoll.web.App} holds the services that outlive a
 * screen (texts, the current game, the worker, the live region) and turns the fragment of the address into a {@link
 * atoll.web.app.Screen}. At the table, {@link atoll.web.play.GameLoop} decides what happens next; {@link atoll.web.board.Board}
 * shows it and handles input.
 *
 * <p>From the lowest floor up: {@code dom} (wrappers of the browser), {@code worker}, {@code text}, {@code storage}, {@code bot},
 * {@code canvas}, {@code board}, {@code app} (what all screens share); then the screens, one package each: {@code link}, {@code home},
 * {@code play} (the table), {@code review}, {@code study}, {@code edit} (the editor of positions), {@code drill} (exercises), {@code
 * puzzle}, {@code rating} (results and statistics), {@code learn} (rules and guided first games). {@link atoll.web.PageParts} says
 * which of them only the full page has.
 *
 * <p>{@link atoll.web.storage.CurrentGame} has the current game and stores its every move. {@link
 * atoll.web.storage.GameLibrary} has all games, in {@link atoll.web.storage.Database} (IndexedDB, or the page's memory without
 * it). Changing a game requires its lock ({@link atoll.web.storage.GameLock}, Web Locks); in browsers without locks, a version
 * in each game detects the later writer. Every write has an outcome, and all outcomes are reported in one place. {@link
 * atoll.web.storage.Settings} are small and needed before the first paint: they are in localStorage.
 *
 * <p>{@link atoll.web.canvas.SceneCanvas} repaints only what differs from its last painting; a transition is a sequence of such
 * differences.
 *
 * <p>{@link atoll.web.bot.BotClient} has one worker. For the strongest level {@link atoll.web.bot.WorkerPool} has more, on the
 * full page only. Bots use their own random seed, a new one per page load. The same seed and position give the same move,
 * except where time runs out, or other workers searched less or more.
 *
 * <p>The worker's classes ({@link atoll.web.worker.BotWorker}, {@link atoll.web.worker.Computation}) are also compiled to
 * WebAssembly. So they avoid {@code @JSBody}, which would need {@code eval} there.
 */
package atoll.web;

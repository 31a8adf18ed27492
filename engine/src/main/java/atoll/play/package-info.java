/**
 * Playing a game. {@link atoll.play.Session} is a game in progress; {@link atoll.play.GameRecord} is a recorded game.
 * {@link atoll.play.Link} encodes records, positions and views as text; {@link atoll.play.RecordComparison} compares two records
 * of one game; {@link atoll.play.Notation} formats a game for readers. {@link atoll.play.SavedGame} is a stored game with its
 * name, its players ({@link atoll.play.SeatAssignments}) and its branches.
 *
 * <p>A link reads {@code 2.GAME.g.PAYLOADCCCC}: version of the format, id of the game, kind ({@code g} a game, {@code p} a
 * position, {@code v} one seat's view, {@code t} a correspondence game, {@code f} a finished game with its seed), payload and
 * checksum (its last four digits). The payload of a game is its start and, for every move, its index among the legal moves, in
 * mixed radix. That takes a few bits per move, and no payload can encode an illegal move. In a correspondence game a 32-bit tag
 * and the seed come first, and a level from 0 to 15 per seat comes last. In a finished game the seed may come first. Formats and
 * rules versions stay readable for ever: {@code src/test/resources/links} only grows. Links of format 1 were never released.
 *
 * <p>Every chance outcome is a function of the seed, 128 bits from the system's secure random source, and of the ply
 * ({@link atoll.play.Chance}), so undo never rerolls. The function is ChaCha20: known outcomes reveal nothing about future ones.
 * The seed would reveal them all. Therefore a record, its link and a file contain it only once the game is over, and only if all
 * chance followed from it. The one exception is a correspondence game, which needs the seed on both sides; its players trust each
 * other not to decode it. Once a game is over, anyone can verify that no outcome was changed. That proves neither where the seed
 * came from, nor that nobody undid moves and so knew future outcomes.
 */
package atoll.play;

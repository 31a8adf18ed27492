/**
 * Playing a game: {@link atoll.play.Session} is a game under way with its history, {@link atoll.play.GameRecord} what is
 * left of it on paper, {@link atoll.play.Link} how records, positions and views are written as text, {@link
 * atoll.play.RecordComparison} how two records of one game stand to each other, {@link atoll.play.Notation} a game to be read,
 * {@link atoll.play.SavedGame} a game as it is kept, with its name, its players ({@link atoll.play.SeatAssignments}) and the lines left.
 *
 * <p>A link reads {@code 2.ponte.g.PAYLOADCCCC}: version of the format, id of the game, kind ({@code g} a game, {@code p}
 * a position, {@code v} one seat's view, {@code t} a game played by link, {@code f} a game that is over with its seed), payload
 * and checksum (its last four digits). The
 * payload of a game is its start and, for every move, the move's index among the legal ones, in mixed radix: a few bits a
 * move, and no pattern of bits can mean an illegal game. A game played by link has a tag of 32 bits and its seed before that,
 * and for each seat a level from 0 to 15 behind it; a game that is over may have its seed before it. Formats
 * and rules versions stay readable for ever: {@code src/test/resources/links} only grows. Links of format 1 were never released.
 *
 * <p>Every outcome of chance is a function of the seed, 128 bits from the system's source of secrets, and of how many moves were
 * made before it ({@link atoll.play.Chance}), so that taking back never rerolls. The function is ChaCha20: the outcomes known so far
 * tell nothing about those to come. The seed would foretell them all; therefore a record, its link and a file tell it only once the
 * game is over, and only if all chance followed from it. The one exception is a game played by link, which needs it on both sides:
 * there the players trust each other not to take it apart. Once a game is over, anybody can verify that no outcome was changed. That
 * shows neither where the seed came from, nor whether somebody took moves back on the way and knew what would come.
 */
package atoll.play;

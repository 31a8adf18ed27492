package atoll.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Set;

/** One of the things the lab can do. */
interface Command {
    String name();

    /** Its usage, beginning with the line that shows its arguments, then what it does. */
    String help();

    /** Names that are followed by a value, without their dashes. */
    Set<String> words();

    /** Names that stand alone. */
    default Set<String> flags() {
        return Set.of();
    }

    /** Does it. Throws Usage for wrong arguments and unreadable input, before anything is printed. */
    void run(Args args, PrintStream out, PrintStream err) throws UsageException, IOException, InterruptedException;
}

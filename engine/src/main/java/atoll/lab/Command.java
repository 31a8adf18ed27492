package atoll.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Set;

/** A command of the lab. */
interface Command {
    String name();

    /** The usage: first the line with the arguments, then a description. */
    String help();

    /** Names of the options with a value, without dashes. */
    Set<String> words();

    /** Names of the options without a value. */
    default Set<String> flags() {
        return Set.of();
    }

    /** Runs the command. Throws UsageException for wrong arguments and unreadable input, before printing anything. */
    void run(Args args, PrintStream out, PrintStream err) throws UsageException, IOException, InterruptedException;
}

package atoll.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Set;

/** A command of the lab. */
interface Command {
    /** {@return the word that selects the command} */
    String name();

    /** {@return the usage: first the line with the arguments, then a description} */
    String help();

    /** {@return names of the options with a value, without dashes} */
    Set<String> words();

    /** {@return names of the options without a value} */
    default Set<String> flags() {
        return Set.of();
    }

    /**
     * Runs the command. Throws UsageException for wrong arguments and unreadable input, before printing anything.
     *
     * @param args the arguments of the command
     * @param out where results go
     * @param err where messages go
     * @throws UsageException if the arguments are wrong
     * @throws IOException if a file or socket fails
     * @throws InterruptedException if the thread is interrupted
     */
    void run(Args args, PrintStream out, PrintStream err) throws UsageException, IOException, InterruptedException;
}

package atoll.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

/** Serves the built site on this machine. */
final class ServeCommand implements Command {
    @Override
    public String name() {
        return "serve";
    }

    @Override
    public String help() {
        return """
                serve DIR [--port P]
                  Serves a folder on this machine, on port P (8017; 0 for any free one), until stopped (Ctrl+C).
                """;
    }

    @Override
    public Set<String> words() {
        return Set.of("port");
    }

    @Override
    public void run(Args args, PrintStream out, PrintStream err)
            throws UsageException, IOException, InterruptedException {
        Path folder = Path.of(args.only("a folder"));
        if (!Files.isDirectory(folder)) {
            throw new UsageException("no such folder: " + folder);
        }
        int port = args.number("port", 8017, 0, 65535);
        try (StaticServer server = new StaticServer(folder, port)) {
            out.println(server.url());
            out.flush();
            new CountDownLatch(1).await();
        } catch (BindException e) {
            throw new UsageException("port " + port + " is in use; try --port 0");
        }
    }
}

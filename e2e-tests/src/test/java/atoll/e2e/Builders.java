package atoll.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Runs the packing programs, as the build does, on another copy of the site. */
final class Builders {
    private static final Path WEB = SiteTest.SITE.resolve("../..").normalize();

    private Builders() {}

    /**
     * The output and the exit code of a builder.
     *
     * @param code 0 for success
     */
    record Answer(int code, String output) {}

    static Answer zip(Path site, Path zip) throws IOException, InterruptedException {
        return run("SiteZip", site, WEB.resolve("../LICENSE"), zip);
    }

    static Answer singlePage(Path site, Path page) throws IOException, InterruptedException {
        return run("SinglePage", site, WEB.resolve("src/build/single"), WEB.resolve("../LICENSE"), page);
    }

    /** Copies the site; the copies have another file time. */
    static void copySite(Path to) throws IOException {
        try (Stream<Path> files = Files.walk(SiteTest.SITE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = to.resolve(SiteTest.SITE.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    private static Answer run(String builder, Path... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add(WEB.resolve("src/build/java/" + builder + ".java").toString());
        for (Path argument : arguments) {
            command.add(argument.toString());
        }
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes());
        return new Answer(process.waitFor(), said);
    }
}

package atoll.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Runs what packs the site, as the build does, on another copy of it. */
final class Builders {
    private static final Path WEB = PageTest.SITE.resolve("../..").normalize();

    private Builders() {}

    /**
     * What a builder says, and whether it did it.
     *
     * @param code 0 if all went well
     */
    record Answer(int code, String said) {}

    static Answer zip(Path site, Path zip) throws IOException, InterruptedException {
        return run("SiteZip", site, WEB.resolve("../LICENSE"), zip);
    }

    static Answer singlePage(Path site, Path page) throws IOException, InterruptedException {
        return run("SinglePage", site, WEB.resolve("src/build/single"), WEB.resolve("../LICENSE"), page);
    }

    /** Copies the site; the copies are files of another time. */
    static void copySite(Path to) throws IOException {
        try (Stream<Path> files = Files.walk(PageTest.SITE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = to.resolve(PageTest.SITE.relativize(file));
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

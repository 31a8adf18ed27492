import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes the list of tables from the list of games, so that there is one list: the table of {@code games.ponte.PonteGame} is {@code
 * table.ponte.PonteTable}.
 *
 * <p>Usage: {@code java TableList.java ROOT SOURCES} writes {@code SOURCES/atoll/table/all/TableList.java}
 */
public final class TableList {
    private static final Pattern LIST = Pattern.compile("ALL =\\s+List\\.of\\(([^;]*)\\);");
    private static final Pattern GAME = Pattern.compile("new (\\w+)Game\\(\\)");

    private TableList() {}

    public static void main(String[] args) throws IOException {
        Matcher list = LIST.matcher(Files.readString(Path.of(args[0], "engine/src/main/java/atoll/games/Games.java")));
        if (!list.find()) {
            throw new IllegalStateException("Games.java has no list");
        }
        List<String> names =
                GAME.matcher(list.group(1)).results().map(game -> game.group(1)).toList();
        String imports = names.stream()
                .map(name -> "import atoll.table." + name.toLowerCase(Locale.ROOT) + "." + name + "Table;\n")
                .collect(Collectors.joining());
        String tables = names.stream().map(name -> "new " + name + "Table()").collect(Collectors.joining(", "));
        Path file = Path.of(args[1], "atoll/table/all/TableList.java");
        Files.createDirectories(file.getParent());
        String source = "package atoll.table.all;\n\nimport atoll.table.Table;\n" + imports
                + "import java.util.List;\n\n/** Written by the build from the list of games. */\nfinal class TableList {\n"
                + "    /** One table for each game, in the order of the list of games. */\n"
                + "    static final List<Table> ALL = List.of(" + tables + ");\n\n    private TableList() {}\n}\n";
        if (!Files.exists(file) || !Files.readString(file).equals(source)) {
            Files.writeString(file, source);
        }
    }
}

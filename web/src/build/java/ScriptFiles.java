import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.teavm.asm.AnnotationVisitor;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassVisitor;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.MethodVisitor;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;

/**
 * Connects Java with its script files: each {@code @ScriptFile} method of a compiled class gets a {@code @JSBody} with the function of
 * the same name in {@code CLASS.js}. From there on TeaVM compiles it as if the script were in the Java source: a bundle gets the
 * functions it calls, and no other file.
 *
 * <p>Functions begin with {@code export function} and end with a brace, both at the margin. A function without a method, or a method
 * without a function, fails the build.
 *
 * <p>TeaVM shortens the names of parameters only. {@code --short} shortens those of variables, too: they would add to each page.
 *
 * <p>Usage: {@code java -classpath LIBRARIES ScriptFiles.java [--short] SCRIPTS CLASSES}
 */
public final class ScriptFiles {
    private static final Pattern FUNCTION = Pattern.compile(
            "^export function (\\w+)\\(([\\w, ]*)\\) \\{\\R(.*?)^\\}$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern DECLARED =
            Pattern.compile("(?:\\b(?:const|let) |\\bcatch \\()(\\w+)|\\b(\\w+) =>|\\(([\\w, ]+)\\) =>");
    /** A comment, text, regular expression, property or key, none of which has variables; or a name. */
    private static final Pattern WORD = Pattern.compile(
            "//.*|'(?:[^'\\\\]|\\\\.)*'|(?<=\\()/(?:[^/\\\\]|\\\\.)+/|(?<!\\.)\\.[a-zA-Z]\\w*|\\b[a-zA-Z]\\w*:|\\b([a-zA-Z]\\w*)");

    private static final String MARK = "Latoll/web/dom/ScriptFile;";
    private static final String BODY = "Lorg/teavm/jso/JSBody;";

    private ScriptFiles() {}

    private record Function(List<String> params, String body) {}

    public static void main(String[] args) throws IOException {
        boolean isShort = args[0].equals("--short");
        Path scripts = Path.of(args[args.length - 2]);
        Path classes = Path.of(args[args.length - 1]);
        Map<String, Map<String, Function>> files = new HashMap<>();
        try (Stream<Path> all = Files.list(scripts)) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(), functions(file, isShort));
            }
        }
        try (Stream<Path> all = Files.walk(classes.resolve("atoll/web"))) {
            for (Path type : all.toList()) {
                String name = type.getFileName().toString();
                Map<String, Function> functions = files.get(name.replaceAll("\\.class$", ".js"));
                if (name.endsWith(".class") && functions != null) {
                    connect(type, functions);
                    files.remove(name.replaceAll("\\.class$", ".js"));
                }
            }
        }
        if (!files.isEmpty()) {
            throw new IllegalStateException("No class for " + files.keySet());
        }
    }

    private static Map<String, Function> functions(Path file, boolean isShort) throws IOException {
        Map<String, Function> functions = new HashMap<>();
        Matcher found = FUNCTION.matcher(Files.readString(file));
        while (found.find()) {
            List<String> params = found.group(2).isEmpty()
                    ? List.of()
                    : List.of(found.group(2).split(", "));
            String body = isShort ? withShortNames(found.group(3), params) : found.group(3);
            if (functions.put(found.group(1), new Function(params, body)) != null) {
                throw new IllegalStateException(file + " has two functions " + found.group(1));
            }
        }
        return functions;
    }

    // The same name becomes the same short one in the whole function, whatever its scope: no variable may have the name
    // of a global that the function uses. TeaVM's own short names begin with a letter.
    private static String withShortNames(String body, List<String> params) {
        Map<String, String> names = new HashMap<>();
        DECLARED.matcher(body).results().forEach(found -> {
            for (int group = 1; group <= 3; group++) {
                for (String name : found.group(group) == null
                        ? new String[0]
                        : found.group(group).split(", ")) {
                    if (!params.contains(name)) {
                        names.putIfAbsent(name, "_" + Integer.toString(10 + names.size(), Character.MAX_RADIX));
                    }
                }
            }
        });
        return WORD.matcher(body)
                .replaceAll(word -> Matcher.quoteReplacement(
                        word.group(1) == null ? word.group() : names.getOrDefault(word.group(1), word.group(1))));
    }

    private static void connect(Path type, Map<String, Function> functions) throws IOException {
        ClassReader reader = new ClassReader(Files.readAllBytes(type));
        Set<String> marked = new HashSet<>();
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        return new MethodVisitor(Opcodes.ASM9) {
                            @Override
                            public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                                if (annotation.equals(MARK) && !marked.add(name)) {
                                    throw new IllegalStateException(type + " has two script methods " + name);
                                }
                                return null;
                            }
                        };
                    }
                },
                0);
        if (!marked.equals(functions.keySet())) {
            throw new IllegalStateException(
                    type + " has the script methods " + marked + ", its file has " + functions.keySet());
        }
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
                        int params = Type.getArgumentTypes(descriptor).length;
                        return new Connector(method, type + " " + name, functions.get(name), params);
                    }
                },
                0);
        Files.write(type, writer.toByteArray());
    }

    /** Adds the script where the mark is; one from an earlier build is replaced. */
    private static final class Connector extends MethodVisitor {
        private final String name;
        private final Function function;
        private final int params;
        private boolean marked;

        Connector(MethodVisitor method, String name, Function function, int params) {
            super(Opcodes.ASM9, method);
            this.name = name;
            this.function = function;
            this.params = params;
        }

        // The mark comes first: in the source, and in what this program wrote.
        @Override
        public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
            if (marked && annotation.equals(BODY)) {
                return null;
            }
            marked |= annotation.equals(MARK);
            return super.visitAnnotation(annotation, visible);
        }

        @Override
        public void visitEnd() {
            if (marked) {
                if (function.params().size() != params) {
                    throw new IllegalStateException(name + " and its function differ in their parameters");
                }
                AnnotationVisitor body = super.visitAnnotation(BODY, true);
                AnnotationVisitor names = body.visitArray("params");
                function.params().forEach(param -> names.visit(null, param));
                names.visitEnd();
                body.visit("script", function.body());
                body.visitEnd();
            }
            super.visitEnd();
        }
    }
}

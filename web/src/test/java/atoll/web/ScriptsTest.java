package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.web.dom.ScriptFile;
import com.google.javascript.jscomp.CheckLevel;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.DiagnosticGroups;
import com.google.javascript.jscomp.JSError;
import com.google.javascript.jscomp.JsAst;
import com.google.javascript.jscomp.NodeUtil;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.rhino.Node;
import com.google.javascript.rhino.Token;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.teavm.jso.JSBody;

/** Checks all JavaScript of the project with the parser of the Closure Compiler. */
class ScriptsTest {
    /** Longer scripts belong in {@code src/main/js}. */
    private static final int LONGEST_IN_JAVA = 200;

    /** Of the browser, of a service worker, and what the build fills in. */
    private static final String GLOBALS = """
            __FILES__ __GAMES__ __LANGUAGES__ AbortController addEventListener Array atollApp atollFiles atollLanguages
            AudioContext Blob
            Boolean caches clearTimeout clients crypto Date dispatchEvent document Error EvalError Event fetch
            globalThis Headers history indexedDB Intl IntersectionObserver isSecureContext JSON localStorage location
            Map matchMedia Math navigator Number Object onload Promise ReferenceError RegExp registration
            getComputedStyle removeEventListener requestAnimationFrame
            ResizeObserver Response self Set setInterval setTimeout skipWaiting String top Uint8Array undefined
            URL URLSearchParams WebAssembly Worker
            """;

    /** What only scripts of the browser tests use. */
    private static final String GLOBALS_OF_TESTS = """
            CacheStorage CanvasRenderingContext2D console DataTransfer Document DOMException ErrorEvent File
            HTMLInputElement IDBDatabase IDBFactory IDBObjectStore IDBTransaction innerWidth
            LockManager MessageEvent MutationObserver Navigator Node NodeFilter OffscreenCanvas parseInt
            performance PerformanceObserver Range ServiceWorkerContainer sessionStorage
            Storage StorageManager trustedTypes Uint32Array window
            """;

    /** What a long text in Java contains if it is JavaScript. */
    private static final Pattern SCRIPT = Pattern.compile(
            "=>|\\b(function|const|let)\\b|\\b(document|window|globalThis|location)\\.\\w|\\.prototype\\b");

    /** A function of an object, indented so far. */
    private static final String MEMBER = "(?m)^ {%d}(?:async )?(\\w+)(?:\\(.*\\) \\{|: )";

    /** The scripts of the browser tests: each file is an expression, a function or an object of functions. */
    private static final String TESTS = "../e2e-tests/src/test/js";

    /** {@code SinglePage} calls this function of {@code function.js}. */
    private static final String USED_BY_SINGLE_PAGE = "FunctionFromTemplate";

    /** The parser of TeaVM, which reads {@code src/main/js}, knows none of these. */
    private static final Set<Token> TOO_NEW = EnumSet.of(
            Token.TEMPLATELIT,
            Token.OBJECT_PATTERN,
            Token.ARRAY_PATTERN,
            Token.ITER_SPREAD,
            Token.ITER_REST,
            Token.OBJECT_SPREAD,
            Token.OPTCHAIN_GETPROP,
            Token.OPTCHAIN_GETELEM,
            Token.OPTCHAIN_CALL,
            Token.COALESCE,
            Token.CLASS,
            Token.AWAIT,
            Token.DEFAULT_VALUE);

    @ParameterizedTest
    @ValueSource(strings = {"src/main/js", "src/build/single", "src/build/dev", "../static", TESTS})
    void noFileHasAProblem(String folder) throws IOException {
        try (Stream<Path> all = Files.list(Path.of(folder))) {
            List<Path> scripts =
                    all.filter(file -> file.toString().endsWith(".js")).sorted().toList();
            assertFalse(scripts.isEmpty());
            List<String> problems = new ArrayList<>();
            for (Path script : scripts) {
                problems.addAll(problems(script.toString(), Files.readString(script)));
            }
            assertEquals(List.of(), problems);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "export function f(a) { return a == 1; }",
                "export function f(a) { return a != 1; }",
                "export function f(a) { var b = a; return b; }",
                "export function f(a) { const b = a; return 1; }",
                "export function f(a) { const b = () => a; return 1; }",
                "export function f(a) { function b() {} return a; }",
                "export function f(a) { return a + c; }",
                "export function f(a) { const b = 1; b = a; return b; }",
                "export function f(a) { const b = 1; const b = 2; return a + b; }",
                "export function f(a) { return a; a(); }",
                "export function f(a) { a === 1; }",
                "function g(a) { return a; } /** Documented. */ export function f(a) { return g(a); }",
                "export function f(a) { return `${a}`; }",
                "export function f(a) { return { a }; }",
                "export function f(a) { return a?.b; }",
                "export function f(a) { return a +; }"
            })
    void itFindsAProblem(String script) {
        String documented = "/** Documented. */ " + script;
        List<String> problems = problems("src/main/js/Bad.js", documented);
        assertEquals(1, problems.size(), () -> documented + problems);
    }

    @Test
    void itFindsProblemsInAModuleThatAwaits() {
        assertEquals(
                2,
                problems("../static/bad.js", "const unused = await fetch('a'); gone(1);")
                        .size());
        assertEquals(
                1,
                problems("../static/bad.js", "var used = await fetch('a'); used();")
                        .size());
        assertEquals(List.of(), problems("../static/good.js", "const used = await fetch('a'); used();"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "() => gone()",
                "a => { const b = a; return a; }",
                "() => { var a = 1; return a; }",
                "a => a == 1",
                "({ f: a => a, g() { gone(); } })",
                "() => {};",
                "const f = () => {};"
            })
    void itFindsAProblemInAScriptOfTheBrowserTests(String script) {
        assertFalse(
                problems(TESTS + "/bad.js", "// A comment.\n" + script + "\n").isEmpty(), script);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a => document.title === a", "({ f: a => a, async g() { await 1; } })"})
    void aScriptOfTheBrowserTestsIsAnExpression(String script) {
        assertEquals(List.of(), problems(TESTS + "/good.js", "// A comment.\n" + script + "\n"));
    }

    @Test
    void anExportedFunctionIsDocumented() {
        assertEquals(
                1,
                problems("src/main/js/Bad.js", "export function f(a) { return a; }")
                        .size());
        assertEquals(
                List.of(), problems("src/main/js/Good.js", "/** Documented. */ export function f(a) { return a; }"));
    }

    @Tag("slow")
    @Test
    void scriptsInJavaAreShort() {
        List<JavaMethod> scripts = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("atoll").stream()
                        .flatMap(type -> type.getMethods().stream())
                        .filter(method ->
                                method.isAnnotatedWith(JSBody.class) && !method.isAnnotatedWith(ScriptFile.class))
                        .toList();
        assertTrue(scripts.size() > 10);
        assertEquals(
                List.of(),
                scripts.stream()
                        .filter(method -> method.getAnnotationOfType(JSBody.class)
                                        .script()
                                        .length()
                                > LONGEST_IN_JAVA)
                        .map(JavaMethod::getFullName)
                        .toList());
    }

    /** In Java, a script of the browser tests is a line or two. */
    @Test
    void scriptsInBrowserTestsAreShort() throws IOException {
        List<JavaTexts.Text> texts = JavaTexts.in(Path.of("../e2e-tests/src"));
        assertTrue(texts.stream().filter(text -> isScript(text.content())).count() > 100);
        assertEquals(List.of(), longScripts(texts));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 'f(\"\"\"%n() => {%n  document.title = \"LONG\";%n}\"\"\");'",
                "1 | 'f(\"() => { \" + (\"LONG\" + name) + \"}\");'",
                "1 | 'f(name + g(\"() => \" + \"LONG\"));'",
                "1 | 'f(\"<script>document.title = LONG</script>\");'",
                "0 | 'f(\"() => {}\"); g(\"LONG\");'",
                "0 | '/* () => LONG */ f();'"
            })
    void itFindsALongScriptInJava(int found, String statement) throws IOException {
        String source = "class Some {{" + statement.formatted().replace("LONG", "x".repeat(LONGEST_IN_JAVA)) + "}}";
        JavaFileObject file = new SimpleJavaFileObject(URI.create("file:///Some.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
        assertEquals(found, longScripts(JavaTexts.in(List.of(file))).size(), source);
    }

    private static List<String> longScripts(List<JavaTexts.Text> texts) {
        return texts.stream()
                .filter(text -> text.content().length() > LONGEST_IN_JAVA && isScript(text.content()))
                .map(JavaTexts.Text::place)
                .toList();
    }

    private static boolean isScript(String text) {
        return SCRIPT.matcher(text).find();
    }

    @Test
    void everyScriptOfTheBrowserTestsIsUsed() throws IOException {
        Set<String> words = JavaTexts.in(Path.of("../e2e-tests/src/test/java")).stream()
                .map(JavaTexts.Text::content)
                .collect(Collectors.toSet());
        List<String> scripts = new ArrayList<>();
        try (Stream<Path> all = Files.list(Path.of(TESTS))) {
            for (Path file : all.sorted().toList()) {
                scripts.add(file.getFileName().toString().replace(".js", ""));
                scripts.addAll(functions(Files.readString(file)));
            }
        }
        assertTrue(scripts.containsAll(List.of("spots", "describe", "refusals", "everything")), scripts.toString());
        scripts.removeAll(words);
        assertEquals(List.of(), scripts, "used by no test");
    }

    // The object is the file itself, or what the outer function of the file returns.
    private static List<String> functions(String script) {
        String code = script.replaceAll("(?m)^//.*\\n", "");
        int indent = code.startsWith("({\n") ? 2 : code.startsWith("(() => {\n") ? 4 : 0;
        return indent == 0
                ? List.of()
                : Pattern.compile(MEMBER.formatted(indent))
                        .matcher(code)
                        .results()
                        .map(member -> member.group(1))
                        .toList();
    }

    private static List<String> problems(String name, String script) {
        boolean forTeaVM = name.startsWith("src/main/js");
        boolean ofTests = name.startsWith(TESTS);
        // The parser knows await in functions only.
        String text = forTeaVM
                ? script
                : ofTests
                        ? "globalThis.script = (" + script + ");"
                        : "(async () => {" + script.replace("import.meta.url", "location.href") + "\n})();";
        var compiler = new com.google.javascript.jscomp.Compiler(new PrintStream(OutputStream.nullOutputStream()));
        compiler.disableThreads();
        CompilerOptions options = new CompilerOptions();
        options.setLanguageIn(CompilerOptions.LanguageMode.UNSTABLE);
        options.setLanguageOut(CompilerOptions.LanguageMode.NO_TRANSPILE);
        options.setChecksOnly(true);
        options.setAllowDynamicImport(true);
        options.setCheckSuspiciousCode(true);
        options.setWarningLevel(DiagnosticGroups.CHECK_VARIABLES, CheckLevel.ERROR);
        options.setWarningLevel(DiagnosticGroups.CHECK_USELESS_CODE, CheckLevel.ERROR);
        options.setWarningLevel(DiagnosticGroups.UNUSED_LOCAL_VARIABLE, CheckLevel.ERROR);
        options.setWarningLevel(DiagnosticGroups.CONST, CheckLevel.ERROR);
        options.setWarningLevel(DiagnosticGroups.MODULE_LOAD, CheckLevel.OFF); // the build knows the files
        String known = ofTests ? GLOBALS + GLOBALS_OF_TESTS : GLOBALS;
        String globals =
                "/** @externs */ var " + String.join(", ", known.strip().split("\\s+")) + ";";
        compiler.compile(
                List.of(SourceFile.fromCode("globals.js", globals)), List.of(SourceFile.fromCode(name, text)), options);
        List<String> problems = new ArrayList<>();
        Stream.of(compiler.getErrors(), compiler.getWarnings())
                .flatMap(List<JSError>::stream)
                .map(JSError::toString)
                .forEach(problems::add);
        if (problems.isEmpty()) {
            Node root = new JsAst(SourceFile.fromCode(name, text)).getAstRoot(compiler);
            Map<String, Integer> uses = new HashMap<>();
            NodeUtil.visitPreOrder(root, node -> {
                if (node.isName()) {
                    uses.merge(node.getString(), 1, Integer::sum);
                }
            });
            NodeUtil.visitPreOrder(root, node -> {
                if (NodeUtil.isFunctionDeclaration(node)
                        && !node.getParent().isExport()
                        && uses.get(node.getFirstChild().getString()) == 1
                        && !USED_BY_SINGLE_PAGE.equals(node.getFirstChild().getString())) {
                    problems.add("an unused function at " + name + ":" + node.getLineno());
                }
                String problem = problem(node, forTeaVM);
                if (problem != null) {
                    problems.add(problem + " at " + name + ":" + node.getLineno());
                }
            });
        }
        return problems;
    }

    private static String problem(Node node, boolean forTeaVM) {
        if (node.isVar()) {
            return "var";
        }
        if (node.getToken() == Token.EQ || node.getToken() == Token.NE) {
            return "a comparison that converts";
        }
        if (!forTeaVM) {
            return null;
        }
        if (TOO_NEW.contains(node.getToken()) || node.isStringKey() && node.isShorthandProperty()) {
            return "syntax that the compiler does not know";
        }
        boolean isOutermost = node.getParent() != null && node.getParent().isModuleBody();
        if (isOutermost && node.isFunction()) {
            return "a function that is not exported";
        }
        return isOutermost
                        && node.isExport()
                        && node.getFirstChild().getJSDocInfo() == null
                        && node.getJSDocInfo() == null
                ? "a function without documentation"
                : null;
    }
}

package atoll.web;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** The texts in Java sources: literals, and the literal parts of what plus signs join, as the compiler's parser finds them. */
final class JavaTexts extends TreeScanner<Void, Void> {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    private final List<Text> texts = new ArrayList<>();
    private final CompilationUnitTree file;
    private final Trees trees;

    private JavaTexts(CompilationUnitTree file, Trees trees) {
        this.file = file;
        this.trees = trees;
    }

    /**
     * A text of a source.
     *
     * @param place the file and its line
     */
    record Text(String place, String content) {}

    /** The texts of all sources in a folder. */
    static List<Text> in(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder);
                var files = COMPILER.getStandardFileManager(null, null, null)) {
            List<Path> sources = all.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
            return in(files.getJavaFileObjectsFromPaths(sources));
        }
    }

    static List<Text> in(Iterable<? extends JavaFileObject> sources) throws IOException {
        JavacTask task = (JavacTask) COMPILER.getTask(null, null, null, List.of("-proc:none"), null, sources);
        List<Text> texts = new ArrayList<>();
        for (CompilationUnitTree file : task.parse()) {
            JavaTexts found = new JavaTexts(file, Trees.instance(task));
            found.scan(file, null);
            texts.addAll(found.texts);
        }
        return texts;
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void nothing) {
        if (tree.getKind() != Tree.Kind.PLUS) {
            return super.visitBinary(tree, nothing);
        }
        StringBuilder joined = new StringBuilder();
        join(tree, joined);
        add(tree, joined.toString());
        return null;
    }

    private void join(Tree tree, StringBuilder joined) {
        if (tree instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
            join(sum.getLeftOperand(), joined);
            join(sum.getRightOperand(), joined);
        } else if (tree instanceof ParenthesizedTree inner) {
            join(inner.getExpression(), joined);
        } else if (tree instanceof LiteralTree literal) {
            joined.append(literal.getValue());
        } else {
            scan(tree, null);
        }
    }

    @Override
    public Void visitLiteral(LiteralTree tree, Void nothing) {
        if (tree.getValue() instanceof String text) {
            add(tree, text);
        }
        return null;
    }

    private void add(Tree tree, String content) {
        long start = trees.getSourcePositions().getStartPosition(file, tree);
        String name = Path.of(file.getSourceFile().toUri()).getFileName().toString();
        texts.add(new Text(name + ":" + file.getLineMap().getLineNumber(start), content));
    }
}

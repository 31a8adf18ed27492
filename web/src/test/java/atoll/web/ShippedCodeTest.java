package atoll.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.ScriptFile;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.teavm.jso.JSBody;

/** The shipped code must be small, and the worker must run without eval. */
class ShippedCodeTest {
    private final JavaClasses shipped = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(classes -> !classes.contains("atoll/web/compiler")) // runs while the page is compiled
            .importPackages("atoll.web", "atoll.table", "atoll.engine", "atoll.games", "atoll.play", "atoll.bot");

    @Test
    void expensiveLibraryCodeIsUnused() {
        noClasses()
                .should()
                .callMethodWhere(
                        calls(String.class, "format", "formatted", "split", "replaceAll", "replaceFirst", "matches"))
                .orShould()
                .callMethodWhere(calls(Math.class, "random"))
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("java.text..", "java.util.regex..", "java.math..", "java.time..")
                .orShould()
                .dependOnClassesThat(belongTo("java.util.EnumMap", "java.util.Random", "java.util.Formatter"))
                .because("of the bytes each would add to the page, or because TeaVM cannot compile it")
                .check(shipped);
    }

    @Test
    void theWorkerNeedsNoScriptOfItsOwn() {
        noClasses()
                .that()
                .resideInAPackage("atoll.web.worker")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(JSBody.class, ScriptFile.class, Browser.class, Dom.class)
                .because("@JSBody is evaluated at run time by the WebAssembly runtime")
                .check(shipped);
    }

    private static DescribedPredicate<JavaMethodCall> calls(Class<?> owner, String... names) {
        return DescribedPredicate.describe(
                owner.getSimpleName() + "." + String.join("/", names),
                call -> call.getTargetOwner().isEquivalentTo(owner)
                        && Set.of(names).contains(call.getName()));
    }

    private static DescribedPredicate<JavaClass> belongTo(String... names) {
        return DescribedPredicate.describe(
                String.join(", ", names), type -> Set.of(names).contains(type.getName()));
    }
}

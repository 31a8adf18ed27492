package atoll.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.teavm.jso.JSBody;

/** What ships must be small, and the worker must run where nothing may be evaluated. */
class ShippedCodeTest {
    private final JavaClasses shipped = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("atoll.web", "atoll.table", "atoll.engine", "atoll.games", "atoll.play", "atoll.bot");

    @Test
    void nothingDragsHalfALibraryAlong() {
        noClasses()
                .should()
                .callMethod(String.class, "format", String.class, Object[].class)
                .orShould()
                .callMethod(String.class, "formatted", Object[].class)
                .orShould()
                .callMethod(String.class, "split", String.class)
                .orShould()
                .callMethod(String.class, "replaceAll", String.class, String.class)
                .orShould()
                .callMethod(String.class, "matches", String.class)
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("java.text..", "java.util.regex..", "java.math..", "java.time..")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.EnumMap")
                .because("of the bytes each would add to the page, or because TeaVM cannot compile it")
                .check(shipped);
    }

    @Test
    void theWorkerNeedsNoScriptOfItsOwn() {
        noClasses()
                .that()
                .haveSimpleName("Thinker")
                .or()
                .haveNameMatching("atoll\\.web\\.BotWorker.*")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(JSBody.class)
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(Browser.class, Dom.class)
                .because("@JSBody is evaluated at run time by the WebAssembly runtime")
                .check(shipped);
    }
}

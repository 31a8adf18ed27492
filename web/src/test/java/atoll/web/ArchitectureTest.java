package atoll.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Dependencies point inward: the browser knows the tables, the tables know the games, and never the other way round. */
class ArchitectureTest {
    private final JavaClasses classes = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("atoll");

    @Test
    void tablesKnowNoBrowser() {
        noClasses()
                .that()
                .resideInAPackage("atoll.table..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.teavm..", "atoll.web..", "atoll.bot..", "atoll.lab..")
                .check(classes);
    }

    @Test
    void whatEveryTableSharesKnowsNoGame() {
        noClasses()
                .that()
                .resideInAPackage("atoll.table")
                .and()
                .doNotHaveSimpleName("Tables")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("atoll.games..", "atoll.table.*..")
                .check(classes);
    }

    @Test
    void tablesDoNotKnowEachOther() {
        slices().matching("atoll.table.(*)..").should().notDependOnEachOther().check(classes);
    }

    @Test
    void thePageKnowsNoGame() {
        noClasses()
                .that()
                .resideInAPackage("atoll.web..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("atoll.games.*..", "atoll.table.*..", "atoll.lab..")
                .check(classes);
    }
}

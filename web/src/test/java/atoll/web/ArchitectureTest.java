package atoll.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.games.Games;
import atoll.web.dom.ScriptFile;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.teavm.jso.JSBody;

/** The packages form floors, listed from the bottom up: each uses only packages before it in the list, so there are no cycles. */
class ArchitectureTest {
    private static final List<String> TABLE = List.of(
            "atoll.table.scene",
            "atoll.table.paint",
            "atoll.table.text",
            "atoll.table",
            "atoll.table.GAME",
            "atoll.table.present",
            "atoll.table.edit",
            "atoll.table.all");
    private static final List<String> WEB = List.of(
            "atoll.web.compiler",
            "atoll.web.dom",
            "atoll.web.worker",
            "atoll.web.text",
            "atoll.web.storage",
            "atoll.web.bot",
            "atoll.web.canvas",
            "atoll.web.board",
            "atoll.web.app",
            "atoll.web.link",
            "atoll.web.home",
            "atoll.web.play",
            "atoll.web.review",
            "atoll.web.study",
            "atoll.web.edit",
            "atoll.web.drill",
            "atoll.web.puzzle",
            "atoll.web.rating",
            "atoll.web.learn",
            "atoll.web");
    private static final List<String> FLOORS =
            Stream.concat(TABLE.stream(), WEB.stream()).toList();

    /**
     * Described by chained calls while its scene is built, and never changed afterwards. A record of parts would cost an object
     * per part for thousands of shapes; its motion, which most shapes share, is one.
     */
    private static final Set<String> MANY_FIELDS = Set.of("atoll.table.scene.Shape");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("atoll.table", "atoll.web");

    @ParameterizedTest
    @MethodSource("floors")
    void eachFloorUsesOnlyThoseBelow(String floor, List<String> above) {
        noClasses()
                .that(resideOn(List.of(floor)))
                .should()
                .dependOnClassesThat(resideOn(above))
                .allowEmptyShould(false)
                .check(CLASSES);
    }

    static Stream<Arguments> floors() {
        return FLOORS.stream()
                .limit(FLOORS.size() - 1)
                .map(floor -> Arguments.of(floor, FLOORS.subList(FLOORS.indexOf(floor) + 1, FLOORS.size())));
    }

    @Test
    void everyClassHasAFloor() {
        CLASSES.forEach(each -> {
            if (!FLOORS.contains(floor(each))) {
                throw new AssertionError(each.getName() + " is on no floor");
            }
        });
    }

    @Test
    void tablesKnowNoBrowser() {
        noClasses()
                .that()
                .resideInAPackage("atoll.table..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.teavm..", "atoll.bot..", "atoll.lab..")
                .check(CLASSES);
    }

    @Test
    void whatAllTablesShareKnowsNoGame() {
        noClasses()
                .that(resideOn(List.of(
                        "atoll.table.scene",
                        "atoll.table.paint",
                        "atoll.table.text",
                        "atoll.table",
                        "atoll.table.present",
                        "atoll.table.edit")))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("atoll.games..")
                .orShould()
                .dependOnClassesThat(resideOn(List.of("atoll.table.GAME")))
                .check(CLASSES);
    }

    @Test
    void tablesOfGamesDoNotKnowEachOther() {
        String games = Games.INFOS.stream().map(GameInfo::id).collect(Collectors.joining("|"));
        slices().matching("atoll.table.(" + games + ")..")
                .should()
                .notDependOnEachOther()
                .check(CLASSES);
    }

    @Test
    void thePageKnowsNoSingleGame() {
        noClasses()
                .that()
                .resideInAPackage("atoll.web..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("atoll.games.*..", "atoll.lab..")
                .orShould()
                .dependOnClassesThat(resideOn(List.of("atoll.table.GAME")))
                .check(CLASSES);
    }

    @Test
    void scriptsInJavaLiveOnTheLowestFloors() {
        noClasses()
                .that(resideOn(WEB))
                .and()
                .resideOutsideOfPackages("atoll.web.dom", "atoll.web.storage", "atoll.web.canvas")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(JSBody.class, ScriptFile.class)
                .check(CLASSES);
    }

    @Test
    void constructorsTakeFiveParametersAtMost() {
        for (JavaClass each : CLASSES) {
            if (each.isAnonymousClass() || each.isLocalClass()) {
                continue; // the compiler adds what they capture
            }
            for (JavaConstructor constructor : each.getConstructors()) {
                // The compiler adds name and ordinal to those of an enum.
                int own = constructor.getRawParameterTypes().size() - (each.isEnum() ? 2 : 0);
                assertTrue(own <= 5, constructor.getFullName());
            }
        }
    }

    @Test
    void classesHaveTenMutableFieldsAtMost() {
        for (JavaClass each : CLASSES) {
            long mutable = each.getFields().stream()
                    .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL)
                            && !field.getModifiers().contains(JavaModifier.STATIC))
                    .count();
            assertEquals(MANY_FIELDS.contains(each.getName()), mutable > 10, each.getName() + ": " + mutable);
        }
    }

    private static DescribedPredicate<JavaClass> resideOn(List<String> floors) {
        return DescribedPredicate.describe("reside on " + floors, each -> floors.contains(floor(each)));
    }

    /** The package of a class; that of a game's table is {@code atoll.table.GAME} for all games. */
    private static String floor(JavaClass of) {
        String name = of.getPackageName();
        boolean ofGame = name.startsWith("atoll.table.") && !TABLE.contains(name);
        return ofGame ? "atoll.table.GAME" : name;
    }
}

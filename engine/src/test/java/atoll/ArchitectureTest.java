package atoll;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.constructors;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.base.HasDescription;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.HasSourceCodeLocation;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Dependencies point inward, and shipped code avoids APIs that are slow, large or different in a browser. */
@AnalyzeClasses(packages = "atoll", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String LAB = "atoll.lab..";
    private static final int MOST_PARAMETERS = 5;
    private static final int MOST_FIELDS = 10;
    private static final String[] MANY_FIELDS = {
        // A node of the search tree: counters and links in one flat object, because there are millions of them.
        "atoll.bot.Node"
    };
    private static final String[] RULES = {"atoll.engine..", "atoll.games..", "atoll.edit.."};

    // Allowed dependencies.

    @ArchTest
    static final ArchRule THE_ENGINE_STANDS_ALONE = knowsOnly("atoll.engine..");

    @ArchTest
    static final ArchRule EDITORS_KNOW_THE_ENGINE = knowsOnly("atoll.edit..", "atoll.engine..");

    @ArchTest
    static final ArchRule GAMES_KNOW_THE_ENGINE = knowsOnly("atoll.games..", "atoll.engine..", "atoll.edit");

    @ArchTest
    static final ArchRule GAMES_DO_NOT_KNOW_EACH_OTHER =
            slices().matching("atoll.games.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule GAMES_DO_NOT_KNOW_THEIR_LIST = noClasses()
            .that()
            .resideInAPackage("atoll.games.*..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("atoll.games");

    // A new game is one entry in that list.
    @ArchTest
    static final ArchRule ONLY_THE_LIST_KNOWS_A_GAME = noClasses()
            .that()
            .resideOutsideOfPackage("atoll.games..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("atoll.games.*..");

    @ArchTest
    static final ArchRule PLAY_KNOWS_ENGINE_AND_GAMES = knowsOnly("atoll.play..", "atoll.engine..", "atoll.games");

    @ArchTest
    static final ArchRule BOTS_KNOW_THE_ENGINE = knowsOnly("atoll.bot..", "atoll.engine..");

    @ArchTest
    static final ArchRule LUCK_KNOWS_ENGINE_AND_PLAY = knowsOnly("atoll.luck..", "atoll.engine..", "atoll.play");

    @ArchTest
    static final ArchRule STUDIES_KNOW_WHAT_IS_PLAYED =
            knowsOnly("atoll.study..", "atoll.play", "atoll.json", "atoll.engine..", "atoll.games");

    @ArchTest
    static final ArchRule JSON_STANDS_ALONE = knowsOnly("atoll.json..");

    @ArchTest
    static final ArchRule RATINGS_KNOW_THE_ENGINE = knowsOnly("atoll.rating..", "atoll.engine");

    @ArchTest
    static final ArchRule RESULTS_KNOW_GAMES_AND_RATINGS =
            knowsOnly("atoll.results..", "atoll.rating", "atoll.play", "atoll.engine..", "atoll.games");

    @ArchTest
    static final ArchRule DRILLS_KNOW_WHAT_IS_PLAYED = knowsOnly("atoll.drill..", "atoll.play", "atoll.engine..");

    // Pages contain puzzles, but not how they are made.
    @ArchTest
    static final ArchRule PUZZLES_KNOW_WHAT_IS_PLAYED =
            knowsOnly("atoll.puzzle", "atoll.play", "atoll.json", "atoll.rating", "atoll.engine..", "atoll.games");

    @ArchTest
    static final ArchRule MAKING_PUZZLES_KNOWS_BOTS_AND_NO_GAME = knowsOnly(
            "atoll.puzzle.make..", "atoll.puzzle", "atoll.drill", "atoll.bot", "atoll.play", "atoll.engine..");

    @ArchTest
    static final ArchRule ONLY_THE_LAB_MAKES_PUZZLES = noClasses()
            .that()
            .resideOutsideOfPackages(LAB, "atoll.puzzle.make..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("atoll.puzzle.make..");

    @ArchTest
    static final ArchRule NOBODY_KNOWS_THE_LAB = noClasses()
            .that()
            .resideOutsideOfPackage(LAB)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(LAB);

    @ArchTest
    static final ArchRule NOBODY_KNOWS_THE_BROWSER = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.teavm..", "atoll.table..", "atoll.web..");

    // APIs that the tool chain makes large, slow, or different from the JVM.

    @ArchTest
    static final ArchRule WHAT_SHIPS_IS_SMALL_AND_THE_SAME_EVERYWHERE = noClasses()
            .that()
            .resideOutsideOfPackage(LAB)
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.util.regex..", "java.text..", "java.math..", "java.time..")
                    .or(named(
                            "java.util.Random",
                            "java.util.EnumMap",
                            "java.util.Formatter",
                            "java.util.stream.Collectors")));

    @ArchTest
    static final ArchRule WHAT_SHIPS_NEITHER_FORMATS_NOR_SPLITS_NOR_ASKS_THE_CLOCK = noClasses()
            .that()
            .resideOutsideOfPackage(LAB)
            .should()
            .callMethodWhere(call(String.class, "format", "formatted", "split", "replaceAll", "replaceFirst", "matches")
                    .or(call(Math.class, "random"))
                    .or(call(System.class, "currentTimeMillis", "nanoTime")));

    @ArchTest
    static final ArchRule RULES_KNOW_NO_ORDER_BY_HASH = noClasses()
            .that()
            .resideInAnyPackage(RULES)
            .should()
            .dependOnClassesThat(named("java.util.HashMap", "java.util.HashSet", "java.util.IdentityHashMap"));

    @ArchTest
    static final ArchRule RULES_KEEP_INTS = noFields()
            .that()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(RULES)
            .and(DescribedPredicate.not(describe(
                    "are serialVersionUID", (JavaField field) -> field.getName().equals("serialVersionUID"))))
            .should()
            .haveRawType(wide());

    @ArchTest
    static final ArchRule RULES_ANSWER_INTS = noCodeUnits()
            .that()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(RULES)
            .should()
            .haveRawReturnType(wide());

    @ArchTest
    static final ArchRule RULES_TAKE_INTS = noCodeUnits()
            .that()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(RULES)
            .should()
            .haveRawParameterTypes(describe(
                    "long, float or double among them",
                    (List<JavaClass> types) -> types.stream().anyMatch(wide())));

    // Classes that can be read at once.

    @ArchTest
    static final ArchRule CONSTRUCTORS_TAKE_FIVE_PARAMETERS_AT_MOST = constructors()
            .that(describe("are written by hand", (JavaConstructor each) -> isWritten(each.getOwner())))
            .should(must(
                    "take at most five parameters", (JavaConstructor each) -> parameters(each) <= MOST_PARAMETERS));

    @ArchTest
    static final ArchRule CLASSES_HAVE_TEN_MUTABLE_FIELDS_AT_MOST = classes()
            .that(DescribedPredicate.not(named(MANY_FIELDS)))
            .should(must("have at most ten mutable fields", (JavaClass each) -> mutableFields(each) <= MOST_FIELDS));

    @ArchTest
    static final ArchRule EXEMPT_CLASSES_NEED_IT = classes()
            .that(named(MANY_FIELDS))
            .should(must("have more", (JavaClass each) -> mutableFields(each) > MOST_FIELDS));

    private static boolean isWritten(JavaClass owner) {
        return !owner.isAnonymousClass() && !owner.isLocalClass();
    }

    // The compiler adds name and ordinal to the constructors of an enum.
    private static int parameters(JavaConstructor each) {
        return each.getRawParameterTypes().size() - (each.getOwner().isEnum() ? 2 : 0);
    }

    private static long mutableFields(JavaClass each) {
        return each.getFields().stream()
                .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL)
                        && !field.getModifiers().contains(JavaModifier.STATIC))
                .count();
    }

    private static <T extends HasDescription & HasSourceCodeLocation> ArchCondition<T> must(
            String text, Predicate<T> holds) {
        return ArchCondition.from(DescribedPredicate.describe(text, holds));
    }

    private static ArchRule knowsOnly(String which, String... others) {
        String[] allowed =
                Stream.concat(Stream.of(which, "java.."), Stream.of(others)).toArray(String[]::new);
        return classes().that().resideInAPackage(which).should().onlyDependOnClassesThat(anyOf(allowed));
    }

    // Primitives and arrays have no package.
    private static DescribedPredicate<JavaClass> anyOf(String... packages) {
        return resideInAnyPackage(packages)
                .or(describe(
                        "primitive",
                        (JavaClass type) -> type.getBaseComponentType().isPrimitive()))
                .or(describe(
                        "arrays of them",
                        (JavaClass type) -> resideInAnyPackage(packages).test(type.getBaseComponentType())));
    }

    private static DescribedPredicate<JavaClass> named(String... names) {
        return describe(
                String.join(", ", names), (JavaClass type) -> Set.of(names).contains(type.getName()));
    }

    private static DescribedPredicate<JavaClass> wide() {
        return describe(
                "long, float or double",
                (JavaClass type) -> Set.of("long", "float", "double")
                        .contains(type.getBaseComponentType().getName()));
    }

    private static DescribedPredicate<JavaMethodCall> call(Class<?> owner, String... names) {
        return describe(
                owner.getSimpleName() + "." + String.join("/", names),
                (JavaMethodCall call) -> call.getTargetOwner().isEquivalentTo(owner)
                        && Set.of(names).contains(call.getName()));
    }
}

package atoll.web.dom;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The body of this native method is the function of the same name in {@code src/main/js/CLASS.js}. The build turns it into a
 * {@code @JSBody} (see {@code ScriptFiles.java}), so a bundle gets the functions that it calls.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface ScriptFile {}

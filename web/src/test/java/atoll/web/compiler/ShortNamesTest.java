package atoll.web.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ShortNamesTest {
    @Test
    void frequentNamesComeFirst() {
        assertEquals("let B=1,A=()=>A+A+B;", renamed("let AB=1,CD=()=>CD+CD+AB;"));
    }

    @Test
    void propertiesKeysAndTextsStay() {
        assertEquals("let A={AB:1,ok:A.AB,'AB':\"AB\"};", renamed("let AB={AB:1,ok:AB.AB,'AB':\"AB\"};"));
        assertEquals("let A=a=>a?A:1;", renamed("let AB=a=>a?AB:1;"), "no key");
    }

    @Test
    void whatTheScriptDoesNotDeclareStaysAndIsNoNewName() {
        assertEquals(
                "let C=a=>{let A=B;return new Map([[A,B]])};", renamed("let XY=a=>{let A=B;return new Map([[A,B]])};"));
    }

    @Test
    void functionsAreNamesToo() {
        assertEquals("function A(){return B}let B=2;A();A()", renamed("function G(){return XY}let XY=2;G();G()"));
    }

    @Test
    void longNamesAreOurs() {
        assertEquals("let A=1,main=2;export{A as page,main};", renamed("let QQQ=1,main=2;export{QQQ as page,main};"));
    }

    @Test
    void aRegularExpressionIsNoName() {
        assertEquals("let A=/AB/.test(A);", renamed("let AB=/AB/.test(AB);"));
    }

    @Test
    void namesWithinATextAreRefused() {
        assertThrows(IllegalStateException.class, () -> renamed("let AB=`${AB}`;"));
    }

    private static String renamed(String script) {
        ScriptTokens tokens = new ScriptTokens(script);
        Map<Integer, String> names = new ShortNames(tokens).find();
        StringBuilder to = new StringBuilder(script);
        for (int token = tokens.count() - 1; token >= 0; token--) {
            if (names.containsKey(token)) {
                to.replace(tokens.start(token), tokens.end(token), names.get(token));
            }
        }
        return to.toString();
    }
}

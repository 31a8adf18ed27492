package atoll.web.compiler;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.teavm.backend.javascript.TeaVMJavaScriptHost;
import org.teavm.backend.javascript.spi.Generator;
import org.teavm.model.BasicBlock;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Methods of Java's library that JavaScript does faster than the ones that TeaVM compiles. The rules step through sets of bits in all
 * their loops; TeaVM finds the first bit by up to ten branches and initializes a class before, while browsers have an instruction
 * for it. TeaVM also creates an object for each part of an array that it copies, and reads the length of an array by reflection.
 * WebAssembly needs none of this. Numbers are read by {@link PlainNumbers}, which is shorter.
 *
 * <p>TeaVM finds this class by {@code META-INF/services}.
 */
public final class FasterMethods implements TeaVMPlugin {
    private static final ValueType INT = ValueType.INTEGER;
    private static final Pattern PARAMETER = Pattern.compile("\\b[A-E]\\b");
    private static final ValueType OBJECT = ValueType.object("java.lang.Object");

    @Override
    public void install(TeaVMHost host) {
        TeaVMJavaScriptHost javaScript = host.getExtension(TeaVMJavaScriptHost.class);
        if (javaScript == null) {
            return;
        }
        copyAllAlike(host);
        readNumbersSimply(host);
        bits(host, javaScript, "numberOfLeadingZeros", "return Math.clz32(A);");
        bits(host, javaScript, "numberOfTrailingZeros", "return 32-Math.clz32(~A&A-1);");
        // Sums of two, four and eight bits side by side; the product adds up the last ones in its highest byte.
        bits(
                host,
                javaScript,
                "bitCount",
                "A-=A>>>1&0x55555555;A=(A&0x33333333)+(A>>>2&0x33333333);return Math.imul(A+(A>>>4)&0xF0F0F0F,0x1010101)>>>24;");
        replace(
                host,
                javaScript,
                new MethodReference("java.lang.reflect.Array", "getLength", OBJECT, INT),
                "return A.data.length;");
        replace(
                host,
                javaScript,
                copy("doArrayCopy"),
                "A=A.data;C=C.data;if(E>99&&A.set)C.set(A.subarray(B,B+E),D);else if(A!==C||D<B)for(;E>0;E--)C[D++]=A[B++];"
                        + "else while(E--)C[D+E]=A[B+E];");
    }

    // System.arraycopy without a look at the types of the elements: the compiler has checked them.
    private static void copyAllAlike(TeaVMHost host) {
        redirect(host, copy("arraycopy"), copy("fastArraycopy"));
    }

    // Integer.parseInt without the digits of all scripts, of which it brings a table to every page.
    private static void readNumbersSimply(TeaVMHost host) {
        ValueType text = ValueType.object("java.lang.String");
        redirect(
                host,
                new MethodReference("java.lang.Integer", "parseInt", text, INT),
                new MethodReference(PlainNumbers.class.getName(), "parse", text, INT));
    }

    private static void redirect(TeaVMHost host, MethodReference method, MethodReference to) {
        host.add((type, context) -> {
            if (type.getName().equals(method.getClassName())) {
                Program program = new Program();
                Variable[] parameters = new Variable[method.parameterCount()];
                program.createVariable(); // the first one is "this", also of a static method
                for (int i = 0; i < parameters.length; i++) {
                    parameters[i] = program.createVariable();
                }
                InvokeInstruction call = new InvokeInstruction();
                call.setType(InvocationType.SPECIAL);
                call.setMethod(to);
                call.setArguments(parameters);
                ExitInstruction exit = new ExitInstruction();
                if (to.getReturnType() != ValueType.VOID) {
                    call.setReceiver(program.createVariable());
                    exit.setValueToReturn(call.getReceiver());
                }
                BasicBlock block = program.createBasicBlock();
                block.add(call);
                block.add(exit);
                type.getMethod(method.getDescriptor()).setProgram(program);
            }
        });
    }

    private static MethodReference copy(String name) {
        return new MethodReference("java.lang.System", name, OBJECT, INT, OBJECT, INT, INT, ValueType.VOID);
    }

    private static void bits(TeaVMHost host, TeaVMJavaScriptHost javaScript, String name, String body) {
        replace(host, javaScript, new MethodReference("java.lang.Integer", name, INT, INT), body);
    }

    // Capitals in the body are the parameters.
    private static void replace(TeaVMHost host, TeaVMJavaScriptHost javaScript, MethodReference method, String body) {
        host.add((type, context) -> {
            if (type.getName().equals(method.getClassName())) {
                MethodHolder original = type.getMethod(method.getDescriptor());
                original.setProgram(null);
                original.getModifiers().add(ElementModifier.NATIVE);
            }
        });
        Generator generator = (context, writer, reference) -> writer.append(PARAMETER
                        .matcher(body)
                        .replaceAll(name -> Matcher.quoteReplacement(
                                context.getParameterName(name.group().charAt(0) - 'A' + 1))))
                .softNewLine();
        javaScript.add(method, generator);
    }
}

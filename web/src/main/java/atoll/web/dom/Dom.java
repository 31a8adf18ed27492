package atoll.web.dom;

import java.util.function.Consumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLButtonElement;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.xml.Element;
import org.teavm.jso.dom.xml.Node;

/** Creates elements, in one line each. Texts are set as text, never parsed. */
public final class Dom {
    private static final String SVG = "http://www.w3.org/2000/svg";

    private Dom() {}

    public static HTMLElement el(String tag, String classes, HTMLElement... children) {
        HTMLElement element = HTMLDocument.current().createElement(tag);
        if (!classes.isEmpty()) {
            element.setClassName(classes);
        }
        for (HTMLElement child : children) {
            element.appendChild(child);
        }
        return element;
    }

    public static HTMLElement text(String tag, String classes, String text) {
        HTMLElement element = el(tag, classes);
        element.setTextContent(text);
        return element;
    }

    public static HTMLButtonElement button(String classes, String text, Runnable action) {
        HTMLButtonElement button = (HTMLButtonElement) text("button", classes, text);
        button.setAttribute("type", "button");
        button.addEventListener("click", (Event event) -> {
            // the attribute is the button's own state, as `disabled` is: nothing else decides by it
            if (!"true".equals(button.getAttribute("aria-disabled"))) {
                action.run();
            }
        });
        return button;
    }

    /** An icon button with the accessible name {@code label}. */
    public static HTMLButtonElement icon(String classes, String drawing, String label, Runnable action) {
        HTMLButtonElement button = button(classes, "", action);
        button.appendChild(drawing(drawing));
        button.setAttribute("aria-label", label);
        button.setTitle(label);
        return button;
    }

    /** A radio button: those with the same name exclude each other. */
    public static HTMLElement radio(String name, String value, String label, boolean chosen, Runnable choose) {
        HTMLInputElement input = (HTMLInputElement) el("input", "");
        input.setType("radio");
        input.setName(name);
        input.setValue(value);
        input.setChecked(chosen);
        input.addEventListener("change", (Event event) -> choose.run());
        return el("label", "radio", input, text("span", "", label));
    }

    /** A checkbox within its label. */
    public static HTMLElement check(String label, boolean on, Consumer<Boolean> choose) {
        HTMLInputElement input = (HTMLInputElement) el("input", "");
        input.setType("checkbox");
        input.setChecked(on);
        input.addEventListener("change", (Event event) -> choose.accept(input.isChecked()));
        return el("label", "check", input, text("span", "", label));
    }

    public static HTMLElement link(String classes, String text, String address) {
        HTMLElement link = text("a", classes, text);
        link.setAttribute("href", address);
        return link;
    }

    public static HTMLCanvasElement canvas(String classes) {
        HTMLCanvasElement canvas = (HTMLCanvasElement) el("canvas", classes);
        canvas.setAttribute("aria-hidden", "true");
        return canvas;
    }

    /** A line drawing on 24 by 24 units. */
    public static Element drawing(String path) {
        Element svg = svg("svg");
        svg.setAttribute("viewBox", "0 0 24 24");
        svg.setAttribute("class", "icon");
        svg.setAttribute("aria-hidden", "true");
        Element line = svg("path");
        line.setAttribute("d", path);
        svg.appendChild(line);
        return svg;
    }

    /** A filled picture on {@code size} by {@code size} units, with the accessible name {@code label}. */
    public static HTMLElement picture(String classes, int size, String path, String label) {
        Element svg = svg("svg");
        svg.setAttribute("viewBox", "0 0 " + size + " " + size);
        svg.setAttribute("role", "img");
        svg.setAttribute("aria-label", label);
        Element filled = svg("path");
        filled.setAttribute("d", path);
        svg.appendChild(filled);
        HTMLElement box = el("div", classes);
        box.appendChild(svg);
        return box;
    }

    private static Element svg(String tag) {
        return HTMLDocument.current().createElementNS(SVG, tag);
    }

    /** Sets the text only if it differs, so that nothing is announced twice. */
    public static void setText(HTMLElement element, String text) {
        if (!text.equals(element.getTextContent())) {
            element.setTextContent(text);
        }
    }

    public static void setAttribute(HTMLElement element, String attribute, String value) {
        if (!value.equals(element.getAttribute(attribute))) {
            element.setAttribute(attribute, value);
        }
    }

    /** A disabled button keeps its place and its focus. */
    public static void enable(HTMLElement button, boolean enabled) {
        setAttribute(button, "aria-disabled", enabled ? "false" : "true");
    }

    public static void empty(HTMLElement element) {
        Node child = element.getFirstChild();
        while (child != null) {
            element.removeChild(child);
            child = element.getFirstChild();
        }
    }
}

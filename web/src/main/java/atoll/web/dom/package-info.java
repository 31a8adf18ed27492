/**
 * Thin wrappers of the browser: elements, events, files, sounds, workers. JavaScript in {@code @JSBody} or {@code @ScriptFile} is
 * allowed here, in {@code storage} and in {@code canvas} only.
 */
package atoll.web.dom;

/**
 * The bot in a Web Worker, and its search in slices. Also compiled to WebAssembly GC, so it has no {@code @JSBody}, which would need
 * {@code eval} there.
 */
package atoll.web.worker;

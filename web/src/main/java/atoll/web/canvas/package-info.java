/** Scenes on canvases: partial repaints, transitions, theme colours, thumbnails. */
package atoll.web.canvas;

/**
 * Scenes on canvases: painting only what has changed, transitions, colours of the theme, small pictures of games.
 */
package atoll.web.canvas;

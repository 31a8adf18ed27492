/** The board on the page: canvas, spots for keyboard and screen reader, gestures, zoom and dragging. */
package atoll.web.board;

/** Maps shapes to the pixels of a canvas, and finds the areas to repaint. */
package atoll.table.paint;

/** Where shapes land on a canvas of pixels, and which part of it has to be painted again. */
package atoll.table.paint;

// Canvas pixels for Pixels.java.

/**
 * Copies a part of a canvas, given in CSS pixels, to another canvas, at the resolution of the first.
 * @param {!HTMLCanvasElement} from
 * @param {!HTMLCanvasElement} to
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
export function copy(from, to, x, y, width, height) {
  const scale = from.width / from.clientWidth;
  to.width = width * scale;
  to.height = height * scale;
  to.style.width = width + 'px';
  to.getContext('2d').drawImage(from, x * scale, y * scale, to.width, to.height, 0, 0, to.width, to.height);
}

// Whether the board of a card on the home page is painted.
() => {
  const canvas = document.querySelector('.game canvas');
  const copy = new OffscreenCanvas(canvas.width, canvas.height)
    .getContext('2d', { willReadFrequently: true });
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size > 20;
}

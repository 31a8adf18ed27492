// Records the times of frames in which the board is painted.
() => {
  const g = document.querySelector('#board').getContext('2d');
  const painted = globalThis.painted = new Set(); // several parts of the board may be painted in a frame
  g.clearRect = (...box) => {
    painted.add(document.timeline.currentTime);
    CanvasRenderingContext2D.prototype.clearRect.apply(g, box);
  };
}

({
  // Adds functions that read the pixels, also after the end of any transition, and compare them.
  addReaders() {
    const shot = globalThis.shot = () => {
      const sheets = document.querySelectorAll('.board canvas');
      const { width, height } = sheets[0];
      const seen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      for (const sheet of sheets) seen.drawImage(sheet, 0, 0);
      return seen.getImageData(0, 0, width, height).data;
    };
    const differ = globalThis.differ = (a, b, by) => {
      if (a.length !== b.length) return Math.max(a.length, b.length);
      let n = 0;
      for (let i = 0; i < a.length; i++) if (Math.abs(a[i] - b[i]) > by) n++;
      return n;
    };
    const frame = globalThis.frame = () => new Promise(done => requestAnimationFrame(done));
    globalThis.rest = async () => {
      let before = shot();
      for (let still = 0; still < 25; still++) {
        await frame();
        const now = shot();
        if (differ(before, now, 0)) still = 0;
        before = now;
      }
      return before;
    };
  },

  // Counts paint operations and painted pixels.
  count() {
    const painted = globalThis.painted = { calls: 0, pixels: 0, most: 0 };
    const g = CanvasRenderingContext2D.prototype;
    for (const name of ['fill', 'stroke', 'fillText', 'drawImage']) {
      const before = g[name];
      g[name] = function(...args) { painted.calls++; return before.apply(this, args); };
    }
    const clear = g.clearRect;
    g.clearRect = function(x, y, w, h) {
      painted.pixels += w * h;
      if (this.canvas.closest('.board')) painted.most = Math.max(painted.most, w * h);
      return clear.call(this, x, y, w, h);
    };
  },

  // Counts the sizes of the board and those at which it would be seen empty: after what the page does about a new size.
  recordSizes() {
    const { painted, shot } = globalThis;
    painted.sizes = painted.empty = 0;
    new ResizeObserver(() => {
      painted.sizes++;
      if (!shot().some(value => value)) painted.empty++;
    }).observe(document.querySelector('.board canvas'));
  },

  // The number of values that differ, by more than that, from those of a fully repainted board.
  async leftover(by) {
    const { rest, frame, differ, painted } = globalThis;
    const before = await rest();
    document.querySelector('#board').dispatchEvent(new Event('contextrestored'));
    painted.pixels = 0;
    while (!painted.pixels) await frame();
    return differ(before, await rest(), by);
  }
})

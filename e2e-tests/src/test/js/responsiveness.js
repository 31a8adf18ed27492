({
  // Records interactions, long frames, and the time between frames while a bot searches.
  record() {
    const pace = globalThis.pace = { events: [], frames: [], count: 0, longest: 0, hovers: [] };
    const thinks = () => !!document.querySelector('#table[data-state=bot]');
    new PerformanceObserver(list => {
      for (const e of list.getEntries()) {
        if (e.interactionId) pace.events.push([e.interactionId, e.name, e.duration]);
        else if (e.name === 'pointermove' || e.name === 'pointerover') pace.hovers.push(e.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    new PerformanceObserver(list => {
      for (const e of list.getEntries()) {
        if (thinks()) {
          pace.frames.push([e.duration,
            e.scripts.map(s => s.invoker + ' ' + Math.round(s.duration)).join('; ')]);
        }
      }
    }).observe({ type: 'long-animation-frame' });
    let before = 0;
    const frame = now => {
      if (before && thinks()) { pace.count++; pace.longest = Math.max(pace.longest, now - before); }
      before = thinks() ? now : 0;
      if (before) performance.mark('a frame of thought');
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  },

  // Resolves after the table was painted with attributes that pass a test. Polls would affect the measured time.
  painted(test) {
    const table = document.getElementById('table');
    return new Promise(done => {
      const look = () => {
        if (!test(table.dataset)) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(done));
      };
      const observer = new MutationObserver(look);
      observer.observe(table, { attributes: true, attributeFilter: ['data-state', 'data-ply', 'data-words'] });
      look();
    });
  },

  // Draws a square at the mouse, while a worker is busy.
  drawBesideBusyWorker() {
    const pen = document.getElementById('board').getContext('2d');
    addEventListener('pointermove', e => {
      pen.clearRect(0, 0, 760, 760);
      pen.fillRect(e.clientX, e.clientY, 20, 20);
    });
    new Worker(URL.createObjectURL(new Blob(['for (let i = 0; ; i++) Math.sqrt(i);'])));
  }
})

({
  // Records the largest content and the layout shifts.
  record() {
    const paint = globalThis.paint = { largest: 0, what: '', shift: 0 };
    new PerformanceObserver(list => {
      for (const e of list.getEntries()) {
        paint.largest = e.startTime;
        paint.what = e.element ? e.element.tagName + '.' + e.element.className : '?';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver(list => { for (const e of list.getEntries()) paint.shift += e.value; })
      .observe({ type: 'layout-shift', buffered: true });
  },

  // Presses what leads to the table as soon as it is there, without a test's delay.
  hurryToTable() {
    const steps = ["a[href='#new.ponte']", 'form .primary'];
    const look = () => {
      const next = document.querySelector(steps[0] || "#table[data-state='person']");
      if (next && steps.shift()) next.click();
      else if (next) { globalThis.playable = performance.now(); return; }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  },

  // The elements within a place: names, attributes and texts, without what only the program adds.
  outline(place) {
    const line = node => {
      if (node.nodeType === Node.TEXT_NODE) return node.data;
      if (node.localName === 'canvas') return '';
      const attributes = [...node.attributes].filter(({ name }) => name !== 'selected')
        .map(({ name, value }) => `${name}="${value}"`).sort().join(' ');
      return `<${node.localName} ${attributes}>${[...node.childNodes].map(line).join('')}\n`;
    };
    return [...place.children].filter(child => child.id !== 'start').map(line).join('');
  }
})

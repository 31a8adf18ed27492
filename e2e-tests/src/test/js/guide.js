// The guided first game on a phone.
({
  // What is wider than its place, or lies over something else.
  faults: () => {
    const wrong = [];
    const wide = e => { if (e.scrollWidth > e.clientWidth) wrong.push(`too wide: ${e.className} ${e.scrollWidth}`); };
    document.querySelectorAll('html, main, main *:not(.spots, .spots *, h1, svg, svg *)').forEach(wide);
    const parts = [...document.querySelectorAll('.guide-words, .board, .try-line, .guide .choices button, .guide .buttons > *')]
      .map(e => [e.className, e.getBoundingClientRect()]);
    parts.forEach(([name, a], i) => parts.slice(0, i).forEach(([other, b]) => {
      if (a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1) wrong.push(`${name} over ${other}`);
    }));
    const high = e => { if (e.scrollHeight > e.clientHeight) wrong.push(`cut: ${e.className} ${e.scrollHeight}`); };
    document.querySelectorAll('.guide-words, .try-line').forEach(high);
    const { width, height } = document.querySelector('.board').getBoundingClientRect();
    if (height < .6 * Math.min(window.innerWidth, window.innerHeight)) wrong.push(`a board of ${width} x ${height}`);
    return wrong;
  },

  // Whether the middle of an element is covered by nothing.
  isOnTop: e => {
    const { left, top, width, height } = e.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there === e || there.matches('.board canvas');
  }
})

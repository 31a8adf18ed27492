({
  // Of elements: the spot's id, its label, the middle, and whether it is a button beside the board.
  describe: all => all.map(e => {
    const box = e.getBoundingClientRect();
    return [e.dataset.spot, e.getAttribute('aria-label') || e.textContent,
      box.x + box.width / 2, box.y + box.height / 2, e.closest('#choices') !== null];
  }),

  // Ids and middles of the spots that can be picked now.
  pickable: () => Array.from(document.querySelectorAll('[data-spot][aria-disabled=false]'), e => {
    const box = e.getBoundingClientRect();
    return [e.dataset.spot, box.x + box.width / 2, box.y + box.height / 2];
  }),

  // The middle of a free cell, by its number modulo their count.
  free(number) {
    const free = [...document.querySelectorAll('#spots [data-spot][aria-disabled=false]')]
      .filter(e => /free$/.test(e.getAttribute('aria-label')));
    const b = free[number % free.length].getBoundingClientRect();
    return [b.x + b.width / 2, b.y + b.height / 2];
  },

  // Picks one of all that can be picked, by its number modulo their count.
  pickAny(number) {
    const all = document.querySelectorAll('[data-spot][aria-disabled=false], #choices button');
    if (all.length) all[number % all.length].click();
  }
})

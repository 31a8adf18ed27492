// Where the table's parts are, whether odds have room in their cards, and the odds as the live position is shown again.
({
  back: () => new Promise(resolve => {
    const numbers = () => [...document.querySelectorAll('.odds .number')].map(e => e.textContent).join('');
    new MutationObserver(() => resolve(numbers()))
      .observe(document.querySelector('#table'), { attributeFilter: ['data-ply'] });
    document.querySelector('#latest').click();
  }),
  places: () => [...document.querySelectorAll('#board, #prompt, #choices, .tools, .player')].map(e => {
    const { left, top, width, height } = e.getBoundingClientRect();
    return [left, top, width, height].join(' ');
  }).join('; '),
  overlaps: () => [...document.querySelectorAll('.player')].flatMap(card => {
    const box = e => {
      const range = new Range();
      range.selectNodeContents(e);
      return range.getBoundingClientRect();
    };
    const odds = box(card.querySelector('.number'));
    const around = card.getBoundingClientRect();
    const wrong = [];
    if (odds.left < around.left || odds.right > around.right || odds.bottom > around.bottom) wrong.push('leaves');
    for (const name of ['name', 'score', 'standing']) {
      const other = card.querySelector('.' + name);
      if (getComputedStyle(other).visibility === 'hidden') continue;
      // of a long name only the last part may be shown
      const hidden = [...other.querySelectorAll('*')].find(e => getComputedStyle(e).clipPath !== 'none');
      const place = box(hidden ? hidden.nextElementSibling : other);
      if (odds.left < place.right && place.left < odds.right && odds.top < place.bottom - 1
        && place.top < odds.bottom - 1) wrong.push(name + ' ' + other.textContent);
    }
    return wrong;
  })
})

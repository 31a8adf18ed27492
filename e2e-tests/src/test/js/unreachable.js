// Controls of the table that are cut, covered or out of reach, and texts that are cut. If `still`, all of them but the players
// must be in the window without scrolling.
still => {
  const wrong = [];
  const seen = e => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length > 0;
  const name = e => (e.id || e.className) + ' "' + e.textContent.trim().slice(0, 20) + '"';
  const whole = e => e.closest('.player') || e;
  const outside = ({ left, right, top, bottom }) => left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1;
  const controls = [...document.querySelectorAll('header :is(a, button), #choices > *, .tools button, .players .name')].filter(seen);
  const boxes = controls.map(e => whole(e).getBoundingClientRect());
  controls.forEach((e, i) => {
    if (still && !e.closest('.players') && outside(boxes[i])) wrong.push(name(e) + ' needs scrolling');
    controls.slice(0, i).forEach((other, j) => {
      const wide = Math.min(boxes[i].right, boxes[j].right) - Math.max(boxes[i].left, boxes[j].left);
      const high = Math.min(boxes[i].bottom, boxes[j].bottom) - Math.max(boxes[i].top, boxes[j].top);
      const scrolled = still && (e.closest('.players') || other.closest('.players'));
      if (wide > 1 && high > 1 && !scrolled) wrong.push(name(e) + ' lies over ' + name(other));
    });
  });
  for (const e of controls) {
    whole(e).scrollIntoView({ block: 'center' });
    const box = whole(e).getBoundingClientRect();
    if (outside(box)) wrong.push(name(e) + ' is out of reach');
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!whole(e).contains(hit)) wrong.push(name(e) + ' is covered by ' + (hit ? name(hit) : 'nothing'));
  }
  for (const e of document.querySelectorAll('.prompt, #choices > *, .players .name, .players .standing, .players .points')) {
    if (!seen(e)) continue;
    const scrolls = /auto|scroll/.test(getComputedStyle(e).overflowY);
    if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0) wrong.push(name(e) + ' is cut at its side');
    if (e.scrollHeight > e.clientHeight + 2 && e.clientHeight > 0 && !scrolls) wrong.push(name(e) + ' is cut below');
  }
  const over = (one, other) => {
    const [a, b] = [one, other].map(e => e.getBoundingClientRect());
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  for (const card of document.querySelectorAll('.players .player')) {
    const texts = [...card.querySelectorAll('.name, .standing, .score, .sign')].filter(seen);
    texts.forEach((e, i) => texts.slice(0, i).forEach(other => {
      if (over(e, other)) wrong.push(name(e) + ' lies over ' + name(other));
    }));
  }
  const board = document.querySelector('#board').getBoundingClientRect();
  for (const e of document.querySelectorAll('.prompt, #choices > *')) {
    const box = e.getBoundingClientRect();
    if (seen(e) && box.bottom > board.top + 1 && box.top < board.bottom - 1 && box.right > board.left + 1 && box.left < board.right - 1) {
      wrong.push(name(e) + ' lies over the board');
    }
  }
  document.querySelectorAll('.table, .side').forEach(e => e.scrollTo(0, 0));
  return wrong;
}

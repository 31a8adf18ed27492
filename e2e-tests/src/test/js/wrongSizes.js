// Everything wider than the window, cut off, or smaller than that many pixels.
least => {
  const wrong = [];
  const html = document.documentElement;
  if (html.scrollWidth > html.clientWidth) wrong.push('scrolls sideways: ' + html.scrollWidth);
  const dialog = document.querySelector('dialog[open]');
  for (const e of (dialog || document.body).querySelectorAll('button, a, select, .radio, .check')) {
    if (e.closest('.spots, .log-panel') || !e.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(e).display === 'inline') continue;
    const name = (e.id || e.className) + ' ' + e.textContent.slice(0, 20);
    const whole = getComputedStyle(e, '::after').position === 'absolute' ? e.closest('.card, .player') : e;
    const box = whole.getBoundingClientRect();
    if (box.width < least - .5 || box.height < least - .5) wrong.push(name + ': ' + box.width + ' x ' + box.height);
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(name + ': beside the window');
  }
  for (const e of (dialog || document.body).querySelectorAll('.name, .standing, h1, h2, legend')) {
    if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 1) wrong.push('cut: ' + e.textContent);
  }
  return wrong;
}

// Applies the theme before the first paint, and whenever a setting or the system changes. The settings become attributes of the
// root, for the style sheet and the program. So does the start: only a first visit shows the home page that index.html contains.
(() => {
  const root = document.documentElement;
  const night = matchMedia('(prefers-color-scheme: dark)');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let chosen = {};
  const dress = () => {
    const { theme, motion, text } = chosen;
    root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : night.matches ? 'dark' : 'light';
    root.dataset.motion = motion === 'none' || motion === 'full' ? motion : calm.matches ? 'none' : 'full';
    root.dataset.text = text || '100';
    for (const meta of document.querySelectorAll('meta[data-theme]')) {
      meta.media = meta.dataset.theme === root.dataset.theme ? 'all' : 'not all';
    }
    dispatchEvent(new Event('atoll-dressed'));
  };
  const take = json => {
    try { chosen = JSON.parse(json()) || {}; } catch { chosen = {}; }
    dress();
  };
  night.addEventListener('change', dress);
  calm.addEventListener('change', dress);
  addEventListener('atoll-settings', event => take(() => event.detail));
  take(() => localStorage.getItem('atoll.settings'));

  let first = false;
  try {
    first = location.href.search(/#|\?embed/) < 0 && self === top && localStorage.getItem('atoll.at') === null
      && !navigator.serviceWorker?.controller;
  } catch {
    // without storage nothing is known
  }
  if (!first) root.dataset.start = '';
})();

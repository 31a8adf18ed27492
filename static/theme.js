// Applies the theme before the first paint, and whenever a setting or the system changes. The settings become attributes of the
// root, for the style sheet and the program. So does the start: only a first visit shows the home page that index.html contains,
// if need be after boot.js has put in the words of its language.

// All languages with their names, by their codes; filled in by the build.
self.atollLanguages = { __LANGUAGES__ };

(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let chosen = {};
  const applyTheme = () => {
    const { theme, motion, text } = chosen;
    root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark.matches ? 'dark' : 'light';
    root.dataset.motion = motion === 'none' || motion === 'full' ? motion : reducedMotion.matches ? 'none' : 'full';
    root.dataset.text = text || '100';
    for (const meta of document.querySelectorAll('meta[data-theme]')) {
      meta.media = meta.dataset.theme === root.dataset.theme ? 'all' : 'not all';
    }
    dispatchEvent(new Event('atoll-theme'));
  };
  const read = json => {
    try { chosen = JSON.parse(json()) || {}; } catch { chosen = {}; }
    applyTheme();
  };
  dark.addEventListener('change', applyTheme);
  reducedMotion.addEventListener('change', applyTheme);
  addEventListener('atoll-settings', event => read(() => event.detail));
  read(() => localStorage.getItem('atoll.settings'));

  let first = false;
  try {
    first = location.href.search(/#|\?embed/) < 0 && self === top && localStorage.getItem('atoll.at') === null
      && !navigator.serviceWorker?.controller;
  } catch {
    // without storage nothing is known
  }
  const code = RegExp(`\\b(${Object.keys(atollLanguages).join('|')})\\b`).exec([chosen.language, navigator.languages])?.[0];
  if (!first) root.dataset.start = '';
  else if (code && code !== root.lang) root.dataset.start = root.lang = code;
})();

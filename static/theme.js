// Applies the theme before the first paint, and whenever a setting or the system changes. The settings become attributes of the
// root, for the style sheet and the program. So does the start: only a first visit shows the home page that index.html contains,
// in another language than English as soon as its words are there.

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
  // The words come beside the style sheet; atoll.html has them inside.
  const translate = async file => {
    const inside = document.querySelector(`[data-file="${file}"]`);
    const words = inside ? JSON.parse(inside.textContent) : await (await fetch(file)).json();
    if (document.readyState === 'loading') await new Promise(done => { document.onreadystatechange = done; });
    for (const element of document.querySelectorAll('#app *')) {
      for (const node of [...element.childNodes, ...element.attributes]) node.nodeValue = words[node.nodeValue] ?? node.nodeValue;
      if (element.value === code) element.selected = true;
    }
    delete root.dataset.start;
  };
  if (!first) root.dataset.start = '';
  else if (code && code !== root.lang) {
    root.dataset.start = root.lang = code;
    translate(`home.${code}.json`).catch(() => {}); // then the program shows its own
  }
})();

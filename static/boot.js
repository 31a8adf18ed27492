// In atoll.html the files of the site are part of the page; a site loads them.
const inside = globalThis.atollFiles;
const embedded = new URLSearchParams(location.search).has('embed');
const framed = self !== top && !embedded;

// The full page, and one page per game; filled in by the build. First-time visitors do not wait for the rules of other games.
// Later everything is in the cache, and the full page is used.
const GAMES = __GAMES__;

// Only our own workers may start, whatever else runs here. The policy must be set before the page loads.
const own = ['sw.js', 'bot-wasm.js', 'bot-js.js', ...GAMES.map(game => `bot-js.js?${game}`)];
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: url =>
    inside ? inside.isOwn(url) ? url : null : own.includes(url) ? new URL(url, import.meta.url).href : null,
});

// The update is offered here, so that a page that does not start can still be replaced: then without asking. Once per version:
// an active version does not wait any more.
let container;
try {
  container = !inside && !embedded && !framed && isSecureContext && navigator.serviceWorker;
} catch {
  // forbidden here
}
let failed;
let serving;

// For the style sheet: what the page says about offline play.
const onlineOnly = () => { document.documentElement.dataset.online = ''; };
if (!container && !inside) onlineOnly();
const serve = async () => {
  if (!container || serving) return;
  serving = true;
  const registration = await container.register('sw.js');
  const renew = () => {
    const reload = () => location.reload();
    container.addEventListener('controllerchange', reload);
    if (registration.waiting) registration.waiting.postMessage('now');
    else reload(); // another tab has activated it
    // Chromium may wait for a lost request of the old version, until a reload. Longer than sw.js waits.
    setTimeout(reload, 5000);
  };
  const offer = worker => {
    if (worker.state === 'redundant' && !registration.active) onlineOnly(); // the host mixes files of several versions
    if (worker.state !== 'installed' || !container.controller) return;
    if (failed) renew();
    else dispatchEvent(new Event('atoll-update'));
  };
  const watch = worker => {
    if (!worker) return;
    offer(worker);
    worker.addEventListener('statechange', () => offer(worker));
  };
  addEventListener('atoll-reload', renew);
  watch(registration.waiting);
  registration.addEventListener('updatefound', () => watch(registration.installing));
};
const fail = () => {
  failed = true;
  if (container?.controller) serve().catch(() => {});
};
const late = setTimeout(fail, 8000);
addEventListener('atoll-started', () => {
  clearTimeout(late);
  failed = false;
  serve().catch(() => { if (!container.controller) onlineOnly(); });
  // Larger pictures for the home page, when nothing else is loading.
  if (!inside) setTimeout(() => link('fine.css', { rel: 'stylesheet' }), container?.controller ? 0 : 3000);
});
// A new worker asks whether any page here handles updates.
if (container) container.onmessage = event => event.source.postMessage('here');

// The page for an address: as Route.java decides, which is not loaded yet. Any page will do if nothing matches.
const choose = () => {
  const asked = /^#(?:(?:games|review|stats|study|drill|edit|puzzles)$|(?:help|guide|study|edit|puzzles)\.[^.]|(?:new|\d[^.]*)\.([^.]+))/.exec(location.hash);
  const one = asked && !GAMES.includes(asked[1]) ? 'app' : asked?.[1] || GAMES[0] || 'app';
  if (embedded) return one;
  try {
    const known = localStorage.getItem('atoll.at') !== null;
    return known || history.state?.atoll || navigator.serviceWorker?.controller ? 'app' : one;
  } catch {
    return 'app'; // without storage nobody may be redirected
  }
};

// Has a file loaded.
const link = (href, how) => document.head.append(Object.assign(document.createElement('link'), { href }, how));

// A first visitor sees the home page before the program takes the connection, unless something else never comes. The texts come
// with the program, which asks for them when it runs.
const welcome = async name => {
  await new Promise(done => {
    setTimeout(done, 2000);
    onload = () => requestAnimationFrame(() => setTimeout(done));
  });
  for (const part of ['', `${name}.`]) {
    link(`texts/${part}${document.documentElement.lang}.json`, { rel: 'preload', as: 'fetch', crossOrigin: '' });
  }
};

// A page loads the colours of its games.
const load = async name => {
  if (mode !== '' && name !== 'app') await welcome(name);
  const colours = new Promise(done => link(`inks/${name}.css`, { rel: 'stylesheet', onload: done, onerror: done }));
  const page = await import(`./${name}.js`);
  await colours;
  return page;
};

const start = document.getElementById('start');
const mode = document.documentElement.dataset.start;
if (mode === '') start.parentNode.replaceChildren(start); // without the home page

// A surrounding page could cover this one to steal clicks.
if (framed) {
  const own = Object.assign(document.createElement('a'), { href: location.href, target: '_blank' });
  own.textContent = navigator.language.startsWith('de')
    ? 'Atoll braucht einen eigenen Tab: hier öffnen' : 'Atoll needs its own tab: open it here';
  start.replaceChildren(own);
} else {
  try {
    const { page } = inside ? inside.app() : await load(choose());
    page();
  } catch (trouble) {
    start.textContent = 'Atoll could not start in this browser.';
    fail();
    throw trouble;
  }
}

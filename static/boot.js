// In atoll.html the files of the site are part of the page; a site loads them.
const inside = globalThis.atollFiles;

// Only our own workers may be started, whatever else runs here. The policy has to be there before the page.
const own = ['bot-wasm.js', 'bot-js.js', 'sw.js'];
if (globalThis.trustedTypes) {
  const isOwn = inside ? inside.isOwn : url => own.includes(url.split('?')[0]);
  trustedTypes.createPolicy('default', { createScriptURL: url => isOwn(url) ? url : null });
}

// The update is offered from here, so that a page that does not start can still be replaced by a better one.
const serve = async () => {
  const registration = await navigator.serviceWorker.register('sw.js');
  const offer = worker => {
    if (worker.state !== 'installed' || !navigator.serviceWorker.controller) return;
    addEventListener('atoll-reload', () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('now');
    }, { once: true });
    dispatchEvent(new Event('atoll-update'));
  };
  const watch = worker => {
    if (!worker) return;
    offer(worker);
    worker.addEventListener('statechange', () => offer(worker));
  };
  watch(registration.waiting);
  registration.addEventListener('updatefound', () => watch(registration.installing));
};

addEventListener('atoll-started', () => {
  if (!inside && 'serviceWorker' in navigator && isSecureContext) serve().catch(() => {});
}, { once: true });

// There is a page with all games, and one for each game; filled in by the build. Who comes for the first time need not wait
// for rules of games that were not asked for; later all is in the cache, and the page with all games opens every door.
const GAMES = __GAMES__;
// The page an address needs, null if any will do. The page itself asks here too: two opinions would send it to and fro.
globalThis.atollPage = hash => {
  const asked = /^#(?:(?:games|review)$|(?:new|help|guide|\d+)\.([a-z]+))/.exec(hash);
  return asked && (GAMES.includes(asked[1]) ? asked[1] : 'app');
};
const choose = () => {
  const one = atollPage(location.hash) || GAMES[0] || 'app';
  if (new URLSearchParams(location.search).has('embed')) return one;
  try {
    const known = ['atoll.at', 'atoll.game'].some(key => localStorage.getItem(key) !== null);
    return known || history.state?.atoll || navigator.serviceWorker?.controller ? 'app' : one;
  } catch {
    return 'app'; // where nothing can be kept, nobody must be led to another page
  }
};

try {
  const { page } = inside ? inside.app() : await import(`./${choose()}.js`);
  page();
} catch (trouble) {
  document.getElementById('start').textContent = 'Atoll could not start in this browser.';
  throw trouble;
}

// In atoll.html the files of the site are part of the page; a site loads them.
const inside = globalThis.atollFiles;

// Only our own workers may be started, whatever else runs here. The policy has to be there before the page.
const own = ['bot-wasm.js', 'bot-js.js', 'sw.js'];
if (globalThis.trustedTypes) {
  const isOwn = inside ? inside.isOwn : url => own.includes(url);
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

try {
  const { page } = inside ? inside.app() : await import('./app.js');
  page();
} catch (trouble) {
  document.getElementById('start').textContent = 'Atoll could not start in this browser.';
  throw trouble;
}

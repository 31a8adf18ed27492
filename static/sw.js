// Filled in by the build: every file of this version with the hash of its bytes.
const FILES = __FILES__;
const VERSION = '__VERSION__';

// Sites under other paths of the same host have caches of their own.
const PREFIX = `atoll ${registration.scope} `;
const KEY = path => new URL(`${path}?${FILES[path]}`, registration.scope).href;

const hex = buffer => Array.from(new Uint8Array(buffer), byte => byte.toString(16).padStart(2, '0')).join('');

// What has not changed is taken from the version before; the rest is fetched, and must be what the build made.
async function take(cache, path) {
  const known = await caches.match(KEY(path));
  if (known) return cache.put(KEY(path), known);
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (hex(await crypto.subtle.digest('SHA-256', bytes)) !== FILES[path]) throw new Error(`${path} is of another version`);
  const headers = new Headers();
  for (const name of ['content-type', 'content-security-policy']) {
    if (response.headers.has(name)) headers.set(name, response.headers.get(name));
  }
  return cache.put(KEY(path), new Response(bytes, { headers }));
}

async function install() {
  const cache = await caches.open(PREFIX + VERSION);
  await Promise.all(Object.keys(FILES).map(path => take(cache, path)));
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== PREFIX + VERSION) await caches.delete(name);
  }
  await clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  let path = url.href.split(/[?#]/)[0].slice(registration.scope.length);
  if (path === '') path = 'index.html';
  const cache = path in FILES ? await caches.open(PREFIX + VERSION) : null;
  return (cache && await cache.match(KEY(path))) || fetch(request);
}

addEventListener('install', event => event.waitUntil(install()));
addEventListener('activate', event => event.waitUntil(activate()));
addEventListener('message', event => { if (event.data === 'now') skipWaiting(); });
addEventListener('fetch', event => {
  if (event.request.method === 'GET' && event.request.url.startsWith(registration.scope)) {
    event.respondWith(answer(event.request));
  }
});

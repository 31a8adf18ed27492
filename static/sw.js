// Filled in by the build: every file of this version with the hash of its bytes.
const FILES = __FILES__;
const VERSION = '__VERSION__';

// Sites under other paths of the same host have their own caches.
const PREFIX = `atoll ${registration.scope} `;
const MINE = PREFIX + VERSION;
const KEY = path => new URL(`${path}?${FILES[path]}`, registration.scope).href;

// In the cache of each version that was ever active: its number, and the caches of the pages and workers that an earlier
// version had loaded, by client id. They get their files from there as long as it exists.
const NOTE = new URL('?note', registration.scope).href;

const PATIENCE = 3000;
const ANSWER = 8000;
const wait = millis => new Promise(done => setTimeout(done, millis));

const hex = buffer => Array.from(new Uint8Array(buffer), byte => byte.toString(16).padStart(2, '0')).join('');

// The bytes of a response, if they match the build's hash.
async function checked(response, path) {
  if (!response?.ok) return null;
  const bytes = await response.clone().arrayBuffer();
  return hex(await crypto.subtle.digest('SHA-256', bytes)) === FILES[path] ? bytes : null;
}

// Unchanged files are copied from the previous version; the rest is fetched, finally bypassing all caches.
async function take(cache, path) {
  let response = await caches.match(KEY(path));
  let bytes = await checked(response, path);
  for (const mode of ['no-cache', 'reload']) {
    if (!bytes) {
      response = await fetch(path, { cache: mode });
      bytes = await checked(response, path);
    }
  }
  if (!bytes) throw new Error(`${path}: ${response.status}, or of another version`);
  // Without the opener policy, a page that first had it would lose its history state at a reload.
  const headers = new Headers();
  for (const name of ['content-type', 'content-security-policy', 'cross-origin-opener-policy']) {
    if (response.headers.has(name)) headers.set(name, response.headers.get(name));
  }
  return cache.put(KEY(path), new Response(bytes, { headers }));
}

const silent = new Set();

// If no page of the previous version replies, it is too broken to offer this one: activate without asking.
async function rescue() {
  if (!registration.active) return;
  for (const page of await clients.matchAll({ includeUncontrolled: true })) {
    const { href, searchParams } = new URL(page.url);
    if (!href.startsWith(registration.scope) || searchParams.has('embed')) continue;
    silent.add(page.id);
    page.postMessage('here?');
  }
  for (let waited = 0; silent.size && waited < ANSWER; waited += 100) await wait(100);
  for (const id of silent) {
    if (!await clients.get(id)) silent.delete(id);
  }
  if (silent.size) skipWaiting();
}

async function install() {
  const cache = await caches.open(MINE);
  try {
    await Promise.all(Object.keys(FILES).map(path => take(cache, path)));
  } catch (trouble) {
    if (!await read(MINE)) await caches.delete(MINE);
    throw trouble;
  }
  await rescue();
}

async function read(name) {
  const note = await (await caches.open(name)).match(NOTE);
  return note && note.json();
}

let note;
const known = async () => { note ??= await read(MINE) || { turn: 0, old: {} }; };
const write = async () => (await caches.open(MINE)).put(NOTE, new Response(JSON.stringify(note)));
const ours = async () => (await caches.keys()).filter(name => name.startsWith(PREFIX));

// The pages that this version has loaded since the worker started.
const fresh = new Set();

async function activate() {
  const pages = await clients.matchAll({ type: 'all' });
  let last = { turn: 0, old: {} };
  let before;
  for (const name of await ours()) {
    const its = await read(name);
    if (its && its.turn > last.turn) [last, before] = [its, name];
  }
  note = { turn: last.turn + 1, old: {} };
  for (const { id } of pages) {
    const name = last.old[id] || before;
    if (name && !fresh.has(id)) note.old[id] = name;
  }
  await tidy();
}

// Deletes versions without pages, except a newer one, whose cache may be filling.
async function tidy() {
  await known();
  for (const id of Object.keys(note.old)) {
    if (!await clients.get(id)) delete note.old[id];
  }
  await write();
  if (registration.installing || registration.waiting) return;
  const wanted = [MINE, ...Object.values(note.old)];
  await Promise.all((await ours()).filter(name => !wanted.includes(name)).map(name => caches.delete(name)));
}

async function takeOver() {
  await Promise.race([activate().catch(() => {}), wait(PATIENCE)]);
  await clients.claim();
  for (const id of silent) {
    const page = await clients.get(id);
    // with its fragment it would not be reloaded
    if (page?.visibilityState === 'visible') page.navigate(page.url.split('#')[0]).catch(() => {});
  }
}

// Navigations get the current version; subresources and workers get the version of their page.
async function kept({ request, clientId, resultingClientId }, path) {
  await known();
  if (request.mode === 'navigate') {
    fresh.add(resultingClientId);
    delete note.old[resultingClientId];
  }
  const name = fresh.has(resultingClientId) ? undefined : note.old[clientId];
  if (!name) return path in FILES ? (await caches.open(MINE)).match(KEY(path)) : undefined;
  if (resultingClientId) {
    note.old[resultingClientId] = name;
    await write();
  }
  const found = await caches.match(request, { cacheName: name, ignoreSearch: true });
  return found || (path in FILES ? Response.error() : undefined);
}

// Without caches, or if they do not reply, use the network.
async function answer(event) {
  const path = event.request.url.split(/[?#]/)[0].slice(registration.scope.length) || 'index.html';
  const found = await Promise.race([kept(event, path).catch(() => {}), wait(PATIENCE)]);
  return found || fetch(event.request);
}

addEventListener('install', event => event.waitUntil(install()));
addEventListener('activate', event => event.waitUntil(takeOver()));
addEventListener('message', event => {
  if (event.data === 'now') skipWaiting();
  if (event.data === 'here') silent.delete(event.source.id);
});
addEventListener('fetch', event => {
  if (event.request.method === 'GET' && event.request.url.startsWith(registration.scope)) {
    event.respondWith(answer(event));
    // by then a page of an earlier version is gone
    if (event.request.mode === 'navigate') event.waitUntil(wait(PATIENCE).then(tidy).catch(() => {}));
  }
});

// Stores the settings of an earlier visit, and records the names of all calls that could write anything.
() => {
  const old = {
    'atoll.language': 'de', 'atoll.letters': 'off', 'atoll.game': 'x', 'atoll.at': 'y',
    'atoll.settings': '{"theme":"dark","text":"huge"}'
  };
  for (const key in old) localStorage.setItem(key, old[key]);
  globalThis.old = JSON.stringify(old);
  const written = globalThis.written = [];
  const note = (on, name) => { on[name] = () => { written.push(name); return new Promise(() => {}); }; };
  for (const name of ['setItem', 'removeItem', 'clear']) note(Storage.prototype, name);
  for (const name of ['open', 'deleteDatabase']) note(IDBFactory.prototype, name);
  for (const name of ['open', 'delete', 'match', 'keys']) note(CacheStorage.prototype, name);
  note(ServiceWorkerContainer.prototype, 'register');
  note(StorageManager.prototype, 'persist');
  Object.defineProperty(Document.prototype, 'cookie', { set() { written.push('cookie'); }, get: () => '' });
}

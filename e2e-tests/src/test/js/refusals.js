// Browsers with blocked site data: calls and properties that throw, reject, never reply, or do nothing.
(() => {
  const denied = () => { throw new DOMException('denied', 'SecurityError'); };
  const rejects = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  const never = () => new Promise(() => {});
  // Three or four seconds are what the page waits for a reply that may never come. They pass quickly.
  const hurry = () => {
    const set = setTimeout;
    globalThis.setTimeout = (then, millis, ...rest) => set(then, millis === 3000 || millis === 4000 ? 500 : millis, ...rest);
  };
  const property = (on, name, get) => Object.defineProperty(on, name, { get, configurable: true });
  return {
    storages() { property(window, 'localStorage', denied); property(window, 'sessionStorage', denied); },
    sessionStorage() { property(window, 'sessionStorage', denied); },
    storageMethods() {
      Storage.prototype.getItem = Storage.prototype.setItem = Storage.prototype.removeItem = denied;
    },
    locks() { property(Navigator.prototype, 'locks', denied); },
    lockThrows() { LockManager.prototype.request = denied; },
    lockRejects() { LockManager.prototype.request = rejects; },
    lockNever() { hurry(); LockManager.prototype.request = never; },
    offline() { property(window, 'caches', denied); property(Navigator.prototype, 'serviceWorker', denied); },
    offlineThrows() {
      CacheStorage.prototype.open = CacheStorage.prototype.match = denied;
      ServiceWorkerContainer.prototype.register = denied;
    },
    offlineRejects() {
      CacheStorage.prototype.open = CacheStorage.prototype.match = rejects;
      ServiceWorkerContainer.prototype.register = rejects;
    },
    offlineNever() {
      CacheStorage.prototype.open = CacheStorage.prototype.match = never;
      ServiceWorkerContainer.prototype.register = never;
    },
    persistence() { property(Navigator.prototype, 'storage', denied); },
    persistThrows() { StorageManager.prototype.persist = denied; },
    persistNever() { StorageManager.prototype.persist = never; },
    database() { property(window, 'indexedDB', denied); },
    noDatabase() { property(window, 'indexedDB', () => undefined); },
    openThrows() { IDBFactory.prototype.open = denied; },
    openFails() {
      IDBFactory.prototype.open = () => {
        const request = { error: new DOMException('denied', 'SecurityError') };
        setTimeout(() => request.onerror(new Event('error')));
        return request;
      };
    },
    openNever() { hurry(); IDBFactory.prototype.open = () => ({}); },
    transactionThrows() { IDBDatabase.prototype.transaction = denied; },
    transactionNever() {
      hurry();
      IDBDatabase.prototype.transaction = () => ({
        objectStore: () => ({ getAll: () => ({}), get: () => ({}), put: () => ({}), delete: () => ({}) }),
        commit() {},
        abort() {}
      });
    },
    writesNever() {
      hurry();
      IDBObjectStore.prototype.put = () => ({});
      IDBTransaction.prototype.commit = () => {};
      property(IDBTransaction.prototype, 'oncomplete', () => null);
      Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} });
    },
    everything() {
      hurry();
      property(window, 'localStorage', denied);
      property(window, 'sessionStorage', denied);
      LockManager.prototype.request = never;
      IDBFactory.prototype.open = () => ({});
      ServiceWorkerContainer.prototype.register = never;
    }
  };
})()

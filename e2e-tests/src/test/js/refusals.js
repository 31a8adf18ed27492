// Browsers with blocked site data: calls and properties that throw, reject, never reply, or do nothing.
(() => {
  const denied = () => { throw new DOMException('denied', 'SecurityError'); };
  const rejects = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  const never = () => new Promise(() => {});
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
    lockNever() { LockManager.prototype.request = never; },
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
    openNever() { IDBFactory.prototype.open = () => ({}); },
    transactionThrows() { IDBDatabase.prototype.transaction = denied; },
    transactionNever() {
      IDBDatabase.prototype.transaction = () => ({
        objectStore: () => ({ getAll: () => ({}), get: () => ({}), put: () => ({}), delete: () => ({}) }),
        commit() {},
        abort() {}
      });
    },
    writesNever() {
      IDBObjectStore.prototype.put = () => ({});
      IDBTransaction.prototype.commit = () => {};
      property(IDBTransaction.prototype, 'oncomplete', () => null);
      Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set() {} });
    },
    everything() {
      property(window, 'localStorage', denied);
      property(window, 'sessionStorage', denied);
      LockManager.prototype.request = never;
      IDBFactory.prototype.open = () => ({});
      ServiceWorkerContainer.prototype.register = never;
    }
  };
})()

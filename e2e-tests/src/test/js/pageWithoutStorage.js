// A frame on another site: nothing can be stored, and a request for a service worker is reported.
() => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get() { throw new DOMException(name, 'SecurityError'); } });
  }
  Object.defineProperty(Navigator.prototype, 'serviceWorker',
    { get() { console.error('a service worker'); throw new DOMException('', 'SecurityError'); } });
}

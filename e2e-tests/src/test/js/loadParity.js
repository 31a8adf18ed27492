// Loads the back end that the address names.
() => {
  const load = {
    js: () => import('./parity.js'),
    wasm: async () => (await (await import('./wasm-runtime.js')).load('./parity.wasm')).exports
  };
  globalThis.parity = load[location.hash.slice(1)]();
}

// The files of the site that this page has inside it, each in an element of its own. All code that loads a file asks
// here first: Browser.java, its script file, Worker.js and boot.js.
const types = { js: 'text/javascript', svg: 'image/svg+xml' };
const addresses = new Map();

const text = path => {
  const element = document.querySelector(`script[data-file="${path}"]`);
  if (!element) throw new Error(`${path} is not in this page`);
  return element.textContent;
};

globalThis.atollFiles = {
  text,
  address(path) {
    if (!addresses.has(path)) {
      // The engine is here once: what the page runs is also the text of the worker.
      const whole = path === 'bot-js.js' ? text('app.js') + text(path) : text(path);
      const type = types[path.slice(path.lastIndexOf('.') + 1)];
      addresses.set(path, URL.createObjectURL(new Blob([whole], { type })));
    }
    return addresses.get(path);
  },
  isOwn: address => [...addresses.values()].includes(address),
  app: atollApp,
};

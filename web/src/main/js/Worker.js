// Web Workers for Worker.java.

/**
 * Starts a worker. From a page on disk, Chromium starts no module worker.
 * @param {string} url
 * @param {function(string)} heard receives each message
 * @param {function()} failed
 * @return {?Worker} null without worker support
 */
export function start(url, heard, failed) {
  try {
    const worker = new Worker(url, { type: self.atollFiles ? 'classic' : 'module' });
    worker.addEventListener('message', event => heard(String(event.data)));
    worker.addEventListener('error', event => {
      event.preventDefault();
      failed();
    });
    worker.addEventListener('messageerror', () => failed());
    return worker;
  } catch (error) {
    return null;
  }
}

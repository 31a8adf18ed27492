// Longer scripts of Browser.java.

/**
 * Fetches texts of the site, or takes them from atoll.html.
 * @param {!Array<string>} paths
 * @param {function(!Array<string>)} done receives all in order
 * @param {function()} failed one is missing
 */
export function fetch(paths, done, failed) {
  const read = path => self.atollFiles ? atollFiles.text(path) : self.fetch(path).then(reply => {
    if (!reply.ok) throw new Error(path + ': ' + reply.status);
    return reply.text();
  });
  Promise.all(Array.from(paths, read)).then(done, () => failed());
}

/**
 * Gives each line whole rows of text while there is room: first two to the last line, then of many lines the latest first, of
 * few lines the first. Lines without a row are hidden.
 * @param {!Element} box its first child has the lines as children
 * @param {!Element} above may lie over the box and hang down into it
 */
export function fitRows(box, above) {
  const words = box.firstChild;
  const lines = Array.from(words.children).reverse();
  const row = Number.parseFloat(getComputedStyle(words).lineHeight);
  const clamp = (line, rows) => { line.style.cssText = rows ? '-webkit-line-clamp:' + rows : 'display:none'; };
  lines.forEach(line => { clamp(line, 99); });
  const needs = lines.map(line => Math.round(line.offsetHeight / row));
  const has = needs.map(() => 0);
  const free = box.getBoundingClientRect().bottom - above.getBoundingClientRect().bottom;
  let room = (Math.min(box.clientHeight, free) + words.clientHeight - words.offsetHeight) / row + 0.05; // sizes are rounded
  const give = (i, most) => {
    if (room >= 1 && has[i] < Math.min(needs[i], most)) {
      has[i]++;
      room--;
    }
  };
  give(0, 2);
  // of many lines each has three rows; the history has the rest
  const few = lines.length < 4;
  for (let most = 1; most < (few ? 9 : 4); most++) {
    lines.forEach((line, i) => { give(few ? lines.length - 1 - i : i, most); });
  }
  lines.forEach((line, i) => { clamp(line, has[i]); });
  box.style.visibility = has[0] ? '' : 'hidden';
}

/**
 * Calls back when the element's size changes, while it is in the document.
 * @param {!Element} element
 * @param {function()} changed
 */
export function onResize(element, changed) {
  let seen = false;
  const observer = new ResizeObserver(() => {
    if (element.isConnected) {
      seen = true;
      changed();
    } else if (seen) {
      observer.disconnect();
    }
  });
  observer.observe(element);
}

/**
 * Calls back once, when the element is within a window's height of the viewport.
 * @param {!Element} element
 * @param {function()} seen
 */
export function onVisible(element, seen) {
  const observer = new IntersectionObserver(all => {
    if (all.some(entry => entry.isIntersecting)) {
      observer.disconnect();
      seen();
    }
  }, { rootMargin: '100% 0px' });
  observer.observe(element);
}

/**
 * Loads a style sheet of the site once; in atoll.html all styles are in the page.
 * @param {string} path
 * @param {function()} done
 * @param {function()} failed
 */
export function style(path, done, failed) {
  if (self.atollFiles || document.querySelector('link[href="' + path + '"]')) {
    done();
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = path;
  link.onload = done;
  link.onerror = () => {
    link.remove();
    failed();
  };
  document.head.append(link);
}

/**
 * Sets an attribute until a key or press, or until the time is over.
 * @param {!Element} element
 * @param {string} name
 * @param {string} value
 * @param {number} millis
 */
export function mark(element, name, value, millis) {
  const rest = () => {
    element.removeAttribute(name);
    removeEventListener('keydown', rest);
    removeEventListener('pointerdown', rest);
  };
  element.setAttribute(name, value);
  addEventListener('keydown', rest);
  addEventListener('pointerdown', rest);
  setTimeout(rest, millis);
}

/**
 * A day in words.
 * @param {number} day counted from 1970-01-01
 * @param {string} language
 * @param {string} form
 * @return {string}
 */
export function day(day, language, form) {
  const forms = { long: { dateStyle: 'long' }, month: { month: 'long', year: 'numeric' }, weekday: { weekday: 'short' } };
  const options = Object.assign({ timeZone: 'UTC' }, forms[form]);
  return new Intl.DateTimeFormat(language, options).format(new Date(day * 86400000));
}

/**
 * Clicks the last button of an element, which closes it, at the next press outside of it.
 * @param {!Element} element
 */
export function closeAtOutsidePress(element) {
  const gone = event => {
    if (element.contains(event.target)) return;
    element.lastChild.click();
    removeEventListener('pointerdown', gone, true);
  };
  addEventListener('pointerdown', gone, true);
}

/**
 * Asks the full page for its dialog: FullMain.share.
 * @param {!Object} game
 * @param {number} viewer
 * @param {string} language
 * @param {function()} failed if there is no full page
 */
export function shareRemotely(game, viewer, language, failed) {
  import('./app.js').then(all => all.share(game, viewer, language, failed), failed);
}

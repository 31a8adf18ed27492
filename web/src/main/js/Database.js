// IndexedDB for Database.java. A "box" has the connection as `db`, null without one, and `again` to open it once more.

/**
 * Opens the database, and opens it again whenever the browser has closed it. Some browsers neither open nor refuse if storage is
 * forbidden; none opens while it clears.
 * @param {string} name
 * @param {function()} reopened called each time the database is open again: it may be empty now
 * @param {function(?Object)} opened receives the box, or null without a database
 */
export function open(name, reopened, opened) {
  const box = {};
  let waiting = [];
  const connect = done => {
    if (waiting.push(done) > 1) return;
    let told = false;
    const tell = db => {
      if (told) return;
      told = true;
      box.db = db;
      const all = waiting;
      waiting = [];
      all.forEach(each => each());
    };
    const ask = () => {
      if (told) return;
      try {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
        };
        request.onsuccess = () => {
          const db = request.result;
          db.onclose = () => box.again(() => {});
          db.onversionchange = () => {
            db.close();
            db.onclose();
          };
          tell(db);
        };
        request.onerror = event => {
          event.preventDefault();
          if (request.error.name === 'AbortError') setTimeout(ask, 100);
          else tell(null);
        };
      } catch (error) {
        tell(null);
      }
    };
    setTimeout(() => tell(null), 4000);
    ask();
  };
  box.again = done => {
    box.db = null;
    connect(() => {
      if (box.db) reopened();
      done();
    });
  };
  connect(() => opened(box.db && box));
}

/**
 * Reads, writes or deletes. A call without a reply for long counts as refused, and must not be executed later. Unconditional
 * writes are committed at once, where supported: then even a page that is closed immediately has stored its move.
 * @param {!Object} box
 * @param {string} verb all, one, put or delete
 * @param {?string} id
 * @param {?Object} object
 * @param {?string} version what the stored object's version must be; null for any
 * @param {function(string, !Array)} done receives the name of a Database.Outcome and the objects found
 */
export function call(box, verb, id, object, version, done) {
  const put = verb === 'put';
  let word = 'REFUSED';
  let told = false;
  let was = [];
  let last = false;
  let tx;
  const tell = outcome => {
    if (told) return;
    told = true;
    clearTimeout(late);
    done(outcome, was);
  };
  const late = setTimeout(() => {
    tell(word);
    try {
      tx.abort();
    } catch (error) {
      // it is over, or never began
    }
  }, 4000);
  const failed = error => {
    if (error && error.name === 'InvalidStateError' && !last) {
      last = true;
      box.again(work);
    } else {
      tell(error && error.name === 'QuotaExceededError' ? 'FULL' : word);
    }
  };
  const work = () => {
    if (told) return;
    try {
      tx = box.db.transaction('games', put || verb === 'delete' ? 'readwrite' : 'readonly');
      const store = tx.objectStore('games');
      tx.oncomplete = () => tell('KEPT');
      tx.onabort = () => failed(tx.error);
      tx.onerror = event => {
        event.preventDefault();
        failed(event.target.error);
      };
      const write = () => {
        if (put) store.put(object);
        else if (verb === 'delete') store.delete(id);
        if (tx.commit) tx.commit();
      };
      if (put && version === null) {
        write();
        return;
      }
      const request = verb === 'all' ? store.getAll() : store.get(id);
      request.onsuccess = () => {
        was = verb === 'all' ? request.result : request.result ? [request.result] : [];
        if (put && was[0] && (was[0].version || '') !== version) {
          word = 'OVERTAKEN';
          tx.abort();
        } else {
          try {
            write();
          } catch (error) {
            failed(error);
          }
        }
      };
    } catch (error) {
      failed(error);
    }
  };
  if (box.db) {
    work();
  } else {
    last = true;
    box.again(work);
  }
}

/**
 * Writes all of these objects, or none. Those with existing ids are skipped.
 * @param {!Object} box
 * @param {!Array<{id: string}>} objects
 * @param {function(string, !Array)} done receives the name of a Database.Outcome and the objects skipped
 */
export function add(box, objects, done) {
  let told = false;
  let there = [];
  let last = false;
  const tell = outcome => {
    if (told) return;
    told = true;
    done(outcome, there);
  };
  const failed = error => {
    if (error && error.name === 'InvalidStateError' && !last) {
      last = true;
      box.again(work);
    } else {
      tell(error && error.name === 'QuotaExceededError' ? 'FULL' : 'REFUSED');
    }
  };
  const work = () => {
    try {
      there = [];
      const tx = box.db.transaction('games', 'readwrite');
      const store = tx.objectStore('games');
      tx.oncomplete = () => tell('KEPT');
      tx.onabort = () => failed(tx.error);
      objects.forEach(object => {
        const request = store.getKey(object.id);
        request.onsuccess = () => {
          if (request.result !== undefined) {
            there.push(object);
          } else {
            try {
              store.put(object);
            } catch (error) {
              failed(error);
              tx.abort();
            }
          }
        };
      });
    } catch (error) {
      failed(error);
    }
  };
  if (box.db) {
    work();
  } else {
    last = true;
    box.again(work);
  }
}

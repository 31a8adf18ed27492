// Web Locks for GameLock.java.

/**
 * Requests a lock. If it is busy, waits a moment: a page that is being closed releases it a little later. Only a lock that is not
 * granted belongs to another tab. If the browser fails otherwise, or does not reply at all, there are no locks, and `got` is
 * called with null. A lock that arrives after that is released at once.
 * @param {string} name
 * @param {boolean} steal whether to take it from another tab
 * @param {number} patience in milliseconds
 * @param {function(?function())} got receives the function that releases the lock
 * @param {function()} busy another tab has it
 * @param {function()} lost another tab has taken it, after got
 */
export function request(name, steal, patience, got, busy, lost) {
  let told = false;
  const tell = (then, release) => {
    if (told) return;
    told = true;
    then(release);
  };
  const none = () => tell(got, null);
  const ask = (options, otherwise) => {
    let held = false;
    try {
      navigator.locks.request(name, options, lock => {
        if (!lock) {
          otherwise();
        } else if (!told) {
          held = true;
          return new Promise(release => tell(got, release));
        }
      }).catch(error => {
        if (held) lost();
        else if (error.name === 'AbortError') tell(busy);
        else none();
      });
    } catch (error) {
      none();
    }
  };
  setTimeout(none, 3 * patience);
  if (steal) {
    ask({ steal: true }, none);
  } else {
    ask({ ifAvailable: true }, () => {
      const abort = new AbortController();
      setTimeout(() => abort.abort(), patience);
      ask({ signal: abort.signal }, none);
    });
  }
}

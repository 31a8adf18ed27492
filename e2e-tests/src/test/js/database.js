({
  // All stored games and studies, the last played first.
  games: () => new Promise((done, failed) => {
    const opening = indexedDB.open('atoll', 1);
    opening.onerror = failed;
    opening.onsuccess = () => {
      if (!opening.result.objectStoreNames.length) failed(new Error('a database without games'));
      const asked = opening.result.transaction('games').objectStore('games').getAll();
      asked.onerror = failed;
      asked.onsuccess = () => {
        opening.result.close();
        done(asked.result.filter(each => each.kind !== 'result').sort((a, b) => a.changed < b.changed ? 1 : -1));
      };
    };
  }),

  // The results of finished games, by id.
  results: () => new Promise((done, failed) => {
    const opening = indexedDB.open('atoll', 1);
    opening.onerror = failed;
    opening.onsuccess = () => {
      const asked = opening.result.transaction('games').objectStore('games').getAll();
      asked.onerror = failed;
      asked.onsuccess = () => {
        opening.result.close();
        done(asked.result.filter(each => each.kind === 'result'));
      };
    };
  }),

  // How many games, without the results that follow from them.
  count: () => new Promise((done, failed) => {
    const opening = indexedDB.open('atoll', 1);
    opening.onsuccess = () => {
      const counted = opening.result.transaction('games').objectStore('games').getAll();
      counted.onsuccess = () => {
        opening.result.close();
        done(counted.result.filter(each => each.kind !== 'result').length);
      };
      counted.onerror = failed;
    };
  }),

  put: games => new Promise((done, failed) => {
    const opening = indexedDB.open('atoll', 1);
    opening.onerror = failed;
    opening.onsuccess = () => {
      const writing = opening.result.transaction('games', 'readwrite');
      for (const game of games) writing.objectStore('games').put(game);
      writing.onabort = failed;
      writing.oncomplete = () => { opening.result.close(); done(); };
    };
  }),

  putCopies: ([game, games]) => new Promise((done, failed) => {
    const opening = indexedDB.open('atoll', 1);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('games', 'readwrite');
      for (let i = 0; i < games; i++) {
        writing.objectStore('games').put({ ...game, id: 'id' + i, name: 'Game ' + i });
      }
      writing.oncomplete = () => { opening.result.close(); done(); };
      writing.onerror = failed;
    };
  }),

  // Stores a game as the current one, unless this has run there before. The page opens its database second.
  storeOnce(game) {
    try {
      if (localStorage.getItem('visited')) return;
      localStorage.setItem('visited', 'yes');
      localStorage.setItem('atoll.at', game.id);
      sessionStorage.setItem('atoll.at', game.id);
      const opening = indexedDB.open('atoll', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
      opening.onsuccess = () => {
        const writing = opening.result.transaction('games', 'readwrite');
        writing.objectStore('games').put(game);
        writing.oncomplete = () => opening.result.close();
      };
    } catch (none) {}
  }
})

({
  // Seconds pass quickly. A function filters the workers' messages; it gets the worker's number and the words, and returns
  // null for lost ones. The first workers are gone when they are asked: as many as `dying` says.
  filter(said) {
    const set = setTimeout;
    globalThis.setTimeout = (then, millis, ...rest) => set(then, millis === 1000 ? 100 : millis, ...rest);
    let workers = 0;
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function(type, listener) {
      if (type !== 'message') return listen.call(this, type, listener);
      const number = ++workers;
      listen.call(this, type, event => {
        const data = said(number, event.data);
        if (data !== null) listener({ data });
      });
    };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function(words) {
      if (globalThis.dying && words.startsWith('think')) {
        globalThis.dying--;
        this.terminate();
      }
      post.call(this, words);
    };
  },

  // Hints have the effort of an easy bot, while easy is true: for tests of where they are, not of what they say.
  ease() {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function(words) {
      post.call(this, globalThis.easy ? words.replace(/^(think|vote) (\S+) 6 /, '$1 $2 2 ') : words);
    };
  },

  // That many workers crash when they are asked for a move.
  crash(workers) {
    let dying = workers;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function(said) {
      if (!dying || !said.startsWith('think')) return post.call(this, said);
      dying--;
      this.terminate();
      this.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
    };
  },

  // Records the page's messages to each worker, by number, and the replies; the deaf worker receives no requests.
  record(processors, deaf) {
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: processors });
    const posted = globalThis.posted = [];
    const heard = globalThis.heard = [];
    let workers = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function(said) {
      if (!this.number) {
        this.number = ++workers;
        this.addEventListener('message', e => heard.push(this.number + ' ' + e.data));
      }
      posted.push(this.number + ' ' + said);
      if (!(this.number === deaf && said.startsWith('vote'))) post.call(this, said);
    };
  },

  // The first recorded request that this many workers received.
  firstRequest: workers => globalThis.asked = globalThis.posted.map(line => line.split(' '))
    .filter(words => words[1] === 'vote').map(words => words[2])
    .filter((id, i, all) => all.filter(other => other === id).length === workers)[0],

  // Three others vote once for the move that the first worker of four liked least.
  outvote() {
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: 8 });
    const all = [];
    const asked = {};
    const post = Worker.prototype.postMessage;
    const outvote = e => {
      const [what, id, ...votes] = e.data.split(' ');
      if (what !== 'report' || asked[id] !== 3 || votes.length < 4 || globalThis.outvoted) return;
      let least = 0;
      for (let i = 2; i < votes.length; i += 2) if (+votes[i + 1] < +votes[least + 1]) least = i;
      const move = votes[least];
      globalThis.outvoted = { move: +move, ply: +document.querySelector('#table').dataset.ply };
      for (const other of all.slice(1)) {
        for (const data of ['report ' + id + ' ' + move + ' 1000', 'move ' + id + ' ' + move + ' 2 500 500']) {
          other.dispatchEvent(new MessageEvent('message', { data }));
        }
      }
    };
    Worker.prototype.postMessage = function(said) {
      if (!all.includes(this) && all.push(this) === 1) this.addEventListener('message', outvote);
      if (all[0] === this || !said.startsWith('vote')) return post.call(this, said);
      asked[said.split(' ')[1]] = (asked[said.split(' ')[1]] || 0) + 1;
    };
  }
})

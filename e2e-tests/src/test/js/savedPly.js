({
  // Remembers at which ply the last saved game is, once it is saved. This reads nothing from the database.
  record() {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function(value) {
      if (value.ply) this.transaction.addEventListener('complete', () => { globalThis.savedPly = value.ply; });
      return put.call(this, value);
    };
  },

  // Whether the table shows all of another ply than before and this is saved. A view of an earlier ply is not saved.
  isOther(before) {
    const { ply, state, rest } = document.getElementById('table').dataset;
    return ply !== before && rest === 'shown'
      && (state === 'looking' || state === 'person' && globalThis.savedPly === ply);
  },

  // The least that any step does: a text of the table changes, and is on the screen two frames later.
  async changePrompt() {
    document.querySelector('.prompt').textContent += '.';
    for (let frame = 0; frame < 2; frame++) await new Promise(done => requestAnimationFrame(done));
  }
})

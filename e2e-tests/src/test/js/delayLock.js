// A lock is granted only once the test calls answer(); late has the lock and the page's reply.
() => {
  const request = LockManager.prototype.request;
  LockManager.prototype.request = function(name, options, got) {
    const mine = lock => { globalThis.late = [lock, got(lock)]; return globalThis.late[1]; };
    return new Promise(done => {
      globalThis.answer = () => done(request.call(this, name, options, mine));
    });
  };
}

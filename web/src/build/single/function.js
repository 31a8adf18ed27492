// A worker made from a blob is bound by the policy of its page, and so may not make functions from text. TeaVM's WebAssembly
// runtime does, from a few fixed templates; it is given this in place of Function, which knows them by their parameters. Any
// other text is refused, and then the bot runs as JavaScript.
const find = name => name.split('.').reduce((holder, key) => {
  if (holder === globalThis && !(key in holder)) throw new ReferenceError(`${key} is not defined`);
  return holder[key];
}, globalThis);

const guarded = (rethrow, action) => {
  try {
    return action();
  } catch (trouble) {
    return rethrow(trouble);
  }
};

// A Java function as a JavaScript function; its last parameter may be "...rest".
const exported = (parameters, withThis) => (rethrow, fn) => function (...all) {
  const rest = parameters.findIndex(name => name.startsWith('...'));
  const given = rest < 0 ? parameters.map((_, i) => all[i]) : [...all.slice(0, rest), all.slice(rest)];
  return guarded(rethrow, () => withThis ? fn(this, ...given) : fn(...given));
};

// The script of a @JSBody: only "return PARAMETER;" is known, which is all that TeaVM's own library has for a worker.
const scripted = (wrap, ...parts) => {
  const script = parts.pop();
  const place = parts.indexOf(/^\s*return (\w+);?\s*$/.exec(script)?.[1]);
  if (place < 0) throw new EvalError(`a script of a @JSBody: ${script}`);
  return (...given) => given[place];
};

function FunctionFromTemplate(...parts) {
  const body = parts.pop();
  const [first, second] = parts;
  let found;
  if (first === undefined && (found = /^return ([\w$.]+);$/.exec(body))) return () => find(found[1]);
  if (first === 'rethrowJavaAsJs' && (found = /^return function\(([^)]*)\) \{\s*try \{\s*return fn\((this)?/.exec(body))) {
    return exported(found[1] ? found[1].split(', ') : [], Boolean(found[2]));
  }
  if (first === 'constructor' && body.startsWith('return function ')) {
    return constructor => function (marker, object) { return constructor.call(this, marker, object); };
  }
  if (first === 'wrapCallFromJavaToJs' && parts.at(-1) === 'body') return scripted;
  if (first === 'rethrowJsAsJava' && second === 'fn') {
    return (rethrow, fn, ...given) => guarded(rethrow, () => fn(...given));
  }
  if (first === 'rethrowJsAsJava' && second === 'getGlobalName') {
    return (rethrow, global, instance, method, ...given) =>
      guarded(rethrow, () => instance !== null ? instance[method](...given) : global(method)(...given));
  }
  if (first === 'rethrowJsAsJava' && second === 'constructor') {
    return (rethrow, constructor, ...given) => guarded(rethrow, () => new constructor(...given));
  }
  if (/^return \[[\w, ]*\]$/.test(body)) return (...given) => given;
  throw new EvalError(`a function from text: (${parts}) ${body}`);
}

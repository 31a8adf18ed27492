// Any failure here ends in an error event, and the page uses the JavaScript bot instead.
const gc = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]; // a module with one type, (struct (field i8))
if (!WebAssembly.validate(new Uint8Array(gc))) throw new Error('no garbage-collected WebAssembly here');

const { load } = await import('./wasm-runtime.js');
const { exports } = await load('bot.wasm');
exports.bot();

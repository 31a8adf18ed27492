// Records where the board and the prompt are in each frame.
() => {
  const places = globalThis.places = new Set();
  const look = () => {
    const top = id => Math.round(document.getElementById(id).getBoundingClientRect().top);
    places.add(top('board') + ' ' + top('prompt'));
    requestAnimationFrame(look);
  };
  look();
}

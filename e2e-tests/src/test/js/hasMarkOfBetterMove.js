// Whether anything on the board is marked in the preview ink.
() => {
  const marks = document.querySelector('.board .marks');
  const { data } = marks.getContext('2d').getImageData(0, 0, marks.width, marks.height);
  const ink = getComputedStyle(document.documentElement).getPropertyValue('--ink-preview').trim();
  const [r, g, b] = [1, 3, 5].map(i => parseInt(ink.slice(i, i + 2), 16));
  let found = 0;
  for (let i = 0; i < data.length; i += 4) {
    found += data[i] === r && data[i + 1] === g && data[i + 2] === b && data[i + 3] === 255;
  }
  return found > 40;
}

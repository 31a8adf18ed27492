// The largest overlap, in CSS pixels, of the last turn with a prompt of one to 70 words.
async () => {
  const prompt = document.querySelector('#prompt');
  const words = document.querySelector('#last-turn');
  const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  let largest = -Infinity;
  for (let count = 1; count <= 70; count++) {
    prompt.textContent = 'Wort '.repeat(count);
    await painted();
    if (getComputedStyle(words).visibility !== 'hidden') {
      largest = Math.max(largest, prompt.getBoundingClientRect().bottom - words.getBoundingClientRect().top);
    }
  }
  return largest;
}

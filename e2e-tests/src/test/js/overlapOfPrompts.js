// The overlaps, in CSS pixels, of the last turn with prompts of one to 70 words, where the last turn is seen.
async () => {
  const prompt = document.querySelector('#prompt');
  const words = document.querySelector('#last-turn');
  const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const overlaps = [];
  for (let count = 1; count <= 70; count++) {
    prompt.textContent = 'Wort '.repeat(count);
    await painted();
    if (getComputedStyle(words).visibility !== 'hidden') {
      overlaps.push(prompt.getBoundingClientRect().bottom - words.getBoundingClientRect().top);
    }
  }
  return overlaps;
}

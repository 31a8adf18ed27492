// Of the lines of an element: how many are seen, how many of them from their beginning in whole rows, and whether the last one is.
words => {
  const box = words.getBoundingClientRect();
  const row = Number.parseFloat(getComputedStyle(words).lineHeight);
  const lines = [...words.children].map(line => line.getBoundingClientRect());
  const seen = lines.filter(line => line.height > 0);
  const whole = seen.filter(line => line.top >= box.top - 1 && line.bottom <= box.bottom + 1
    && Math.abs(line.height / row - Math.round(line.height / row)) < 0.1);
  return [seen.length, whole.length, seen.at(-1) === lines.at(-1)].join();
}

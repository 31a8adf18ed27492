// Reloads the page of ./play --dev after each build. The number of the build is filled in.
const version = '__VERSION__';
setInterval(async () => {
  const answer = await fetch('dev.txt').catch(() => null);
  if (answer?.ok && await answer.text() !== version) location.reload();
}, 300);

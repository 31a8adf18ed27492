// The page says which of the pages it is: its bot is in the same file.
const { bot } = await import(`./${location.search.slice(1) || 'app'}.js`);

bot();

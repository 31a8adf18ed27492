// The page passes its own name: its file contains the bot.
const { bot } = await import(`./${location.search.slice(1) || 'app'}.js`);

bot();

// Files of games for GameFiles.java.

/**
 * Saves games to one file, or to several numbered ones.
 * @param {string} name of the file; all but letters, digits and dots becomes a hyphen
 * @param {number} format the version that the file states
 * @param {number} most games per file
 * @param {number} largest file, in characters
 * @param {!Array<!Object>} games
 * @param {?string} settings JSON for the first file, or null
 */
export function save(name, format, most, largest, games, settings) {
  const parts = [];
  let part = [];
  let size = 0;
  games.forEach(game => {
    const more = JSON.stringify(game).length + 200;
    if (part.length && (part.length === most || size + more > largest)) {
      parts.push(part);
      part = [];
      size = 0;
    }
    part.push(game);
    size += more;
  });
  parts.push(part);
  parts.forEach((some, at) => {
    const number = at + 1;
    const all = { atoll: format, games: some };
    if (settings && !at) all.settings = JSON.parse(settings);
    const url = URL.createObjectURL(new Blob([JSON.stringify(all, null, 1)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    const file = parts.length > 1 ? name.replace(/([.]json)$/, '-' + number + '$1') : name;
    link.download = file.replace(/[^a-z0-9.]/gi, '-');
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60000);
  });
}

/**
 * Lets the player choose a file of games and reads it; calls back once, or never if none is chosen.
 * @param {number} format the latest version that can be read
 * @param {number} largest file, in bytes
 * @param {number} most games
 * @param {function(!Array<!Object>, ?string)} done receives the games, and the settings as JSON or null
 * @param {function()} refused it is no such file
 * @param {function()} tooLarge
 */
export function open(format, largest, most, done, refused, tooLarge) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.hidden = true;
  document.body.appendChild(input);
  input.id = 'file';
  input.oncancel = () => input.remove();
  input.onchange = () => {
    const chosen = input.files[0];
    input.remove();
    if (!chosen) return;
    if (chosen.size > largest) {
      tooLarge();
      return;
    }
    chosen.text().then(text => {
      const all = JSON.parse(text);
      if (!all || !Number.isInteger(all.atoll) || all.atoll < 1 || all.atoll > format || !Array.isArray(all.games)) {
        throw new Error('no games');
      }
      if (all.games.length > most) return null;
      const settings = all.settings;
      return [
        all.games.filter(game => game && typeof game === 'object'),
        settings && typeof settings === 'object' && !Array.isArray(settings) ? JSON.stringify(settings) : null,
      ];
    }).then(parts => {
      if (parts) done(parts[0], parts[1]);
      else tooLarge();
    }, () => refused());
  };
  input.click();
}

// Files of games and studies for GameFiles.java.

/**
 * Saves a file.
 * @param {string} name of the file; all but letters, digits and dots becomes a hyphen
 * @param {string} type of the content
 * @param {string} text
 */
export function download(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type: type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(/[^a-z0-9.]/gi, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}

/**
 * Writes games to one file, or to several numbered ones.
 * @param {string} name of the file
 * @param {number} format the version that the file states
 * @param {number} most games per file
 * @param {number} largest file, in characters
 * @param {!Array<!Object>} games
 * @param {?string} settings JSON for the first file, or null
 * @param {function(string, string)} written receives the name and the text of each file
 */
export function write(name, format, most, largest, games, settings, written) {
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
    const file = parts.length > 1 ? name.replace(/([.]json)$/, '-' + number + '$1') : name;
    written(file, JSON.stringify(all, null, 1));
  });
}

/**
 * Lets the player choose a file and reads it; calls back once, or never if none is chosen.
 * @param {number} format the latest version that can be read
 * @param {number} largest file, in bytes
 * @param {number} most games
 * @param {function(!Array<!Object>, ?string)} done receives the games, and the settings as JSON or null
 * @param {function(string)} other it is no file of games; receives its text, empty if the file cannot be read
 * @param {function()} tooLarge
 */
export function open(format, largest, most, done, other, tooLarge) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json,.txt,text/plain';
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
    chosen.text().catch(() => '').then(text => {
      let all;
      let settings = null;
      try {
        all = JSON.parse(text);
        const found = all.settings;
        if (found && typeof found === 'object' && !Array.isArray(found)) settings = JSON.stringify(found);
      } catch (error) {
        all = null;
      }
      if (!all || !Number.isInteger(all.atoll) || all.atoll < 1 || all.atoll > format || !Array.isArray(all.games)) {
        other(text);
      } else if (all.games.length > most) {
        tooLarge();
      } else {
        done(all.games.filter(game => game && typeof game === 'object'), settings);
      }
    });
  };
  input.click();
}

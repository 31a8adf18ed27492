// Words that are broken without a hyphen: a browser breaks them at soft hyphens, or where its own language rules allow it.
() => {
  const broken = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.querySelector('dialog[open]') || document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('script, style, .spots')) continue;
    if (getComputedStyle(parent).hyphens === 'auto') continue;
    for (const word of text.data.matchAll(/[\p{L}\p{N}\u00ad]+/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter(box => box.width > 0).map(box => Math.round(box.top)));
      if (lines.size > word[0].split('\u00ad').length) broken.push(`${word[0]} in ${parent.className || parent.localName}`);
    }
  }
  return broken;
}

// Names with a line break elsewhere than at a space or a soft hyphen, with a stroke at that place.
() => [...document.querySelectorAll('.name')].flatMap(name => {
  const wrong = [];
  const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data } = texts.currentNode;
    let last = null;
    for (let i = 0; i < data.length; i++) {
      const range = new Range();
      range.setStart(texts.currentNode, i);
      range.setEnd(texts.currentNode, i + 1);
      const box = [...range.getClientRects()].pop();
      if (!box?.width || !data[i].trim() || data[i] === '\u00ad') continue;
      if (last && box.top > last.top + 2 && !/[\s\u00ad]/.test(data[i - 1])) {
        wrong.push(data.slice(0, i) + '|' + data.slice(i));
      }
      last = box;
    }
  }
  return wrong;
})

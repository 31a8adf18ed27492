// Records everything that live regions say.
() => {
  const heard = globalThis.heard = [];
  new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => {
    if (node.parentElement?.closest('[aria-live]')) heard.push(node.textContent);
  }))).observe(document, { childList: true, subtree: true });
}

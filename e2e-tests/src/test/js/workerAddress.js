// The address of the worker's script as the page's policy completes it at another place.
() => {
  // and back at once: files that the page still loads are here
  const here = location.href;
  history.replaceState(null, '', '/another/place/');
  const made = trustedTypes.defaultPolicy.createScriptURL('bot-js.js?ponte').toString();
  history.replaceState(null, '', here);
  return made;
}

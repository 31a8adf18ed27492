// The address of the worker's script as the page's policy completes it at another place.
() => {
  // at once back: what the page still loads lies here
  const here = location.href;
  history.replaceState(null, '', '/another/place/');
  const made = trustedTypes.defaultPolicy.createScriptURL('bot-js.js?ponte').toString();
  history.replaceState(null, '', here);
  return made;
}

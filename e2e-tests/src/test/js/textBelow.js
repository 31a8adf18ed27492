// By how many CSS pixels an element's text ends below the element.
element => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom + element.clientTop;
}

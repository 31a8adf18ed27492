// Whether an element, if it is seen, begins where another one ends, or further below; both by their selectors.
([above, below]) => {
  const element = document.querySelector(below);
  return getComputedStyle(element).visibility === 'hidden'
    || element.getBoundingClientRect().top >= document.querySelector(above).getBoundingClientRect().bottom - 1;
}

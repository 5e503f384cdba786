/** Folds that were opened for paper. */
let opened: HTMLDetailsElement[] = [];

// For browsers without `::details-content`, by which the styles unfold them on paper.
addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const fold of opened) fold.open = true;
});
addEventListener('afterprint', () => {
  for (const fold of opened) fold.open = false;
});

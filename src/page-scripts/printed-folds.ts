// Unfolds for paper in browsers without `::details-content`, by which the styles do it elsewhere.
addEventListener('beforeprint', () => {
  const folds = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
  const setOpen = (isOpen: boolean): void => {
    for (const fold of folds) fold.open = isOpen;
  };
  setOpen(true);
  addEventListener('afterprint', () => setOpen(false), { once: true });
});

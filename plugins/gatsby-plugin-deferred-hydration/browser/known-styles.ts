/**
 * Tells Emotion, before it starts, which styles the document has (`ssr.tsx`), by an empty element with their names. Emotion
 * would move a style element that had the names itself, and the browser would lay out the whole page again. The names are in the
 * styles, except for those that the server has written beside them.
 */
const styles = document.querySelector<HTMLStyleElement>('style[data-names]');
if (styles) {
  const names = Array.from(styles.textContent.matchAll(/\.css-([\da-z]+)/g), ([, name]) => name);
  const list = document.createElement('style');
  list.dataset.emotion = ['css', styles.dataset.names, ...new Set(names)].join(' ');
  list.dataset.s = '';
  document.head.append(list);
}

import { COMPONENT_STYLES } from './names';

/**
 * Tells Emotion which styles the document has, before it starts, by an empty element that bears their names. Named on
 * their own element, they would be put into the document anew, which lays out the whole page again. The names stand in
 * the styles already, but for those that the server has written beside them.
 */
const styles = document.getElementById(COMPONENT_STYLES);
if (styles) {
  const names = Array.from(styles.textContent.matchAll(/\.css-([\da-z]+)/g), ([, name]) => name);
  const bearer = document.createElement('style');
  bearer.dataset.emotion = ['css', styles.dataset.unused, ...new Set(names)].join(' ');
  bearer.dataset.s = '';
  document.head.append(bearer);
}

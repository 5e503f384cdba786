/** What `styled` itself takes; everything else that reaches an element is meant for it. */
const STYLING = new Set(['theme', 'sx', 'as', 'ownerState']);

/**
 * Replaces `@emotion/is-prop-valid`, which carries the names of all attributes of HTML and SVG. Here a component that
 * takes props of its own says so with `shouldForwardProp`.
 */
export default function isPropValid(name: string): boolean {
  return !STYLING.has(name);
}

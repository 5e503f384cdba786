/** What `styled` itself takes; everything else that reaches an element is meant for it. */
const STYLING = new Set(['theme', 'sx', 'as', 'ownerState']);

/**
 * Replaces `@emotion/is-prop-valid`, which carries the names of all attributes of HTML and SVG. A site that
 * leaves it out says with `shouldForwardProp` which props are a component's own.
 */
export default function isPropValid(name: string): boolean {
  return !STYLING.has(name);
}

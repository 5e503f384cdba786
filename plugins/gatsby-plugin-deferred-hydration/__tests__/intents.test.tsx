// Guards which events start React.
import { needsFramework } from '../browser/intents';

const BODY = `<main tabindex="-1"><p>Text</p><a href="/about/">About</a></main><button type="button">Copy</button>
  <button type="button" popovertarget="menu">Menu</button><form><label>Name <input></label></form>
  <details><summary>More</summary></details><a href="/?c=1" data-hydrate="view">Filter</a>
  <a href="/blog/" data-hydrate="press" data-native>Back</a><label>Dark <input type="radio" data-native></label>`;

/** Whether an event on the first match of a selector needs React; jsdom has no pointer events. */
function needs(type: string, selector: string, pointerType = 'mouse'): boolean {
  document.body.innerHTML = BODY;
  const event = Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
  return needsFramework(event);
}

const ALL = 'pointerdown pointermove pointerover keydown focusin change click';

/** Types of events, their targets, and whether these need React. */
const EVENTS: readonly [types: string, targets: readonly string[], needed: boolean][] = [
  [ALL, ['[type=button]:not([popovertarget])', 'form input', 'form label', '[data-hydrate=view]'], true],
  ['submit', ['form'], true],
  // The press focuses the page's main part; keys scroll, select and copy.
  [ALL, ['p', 'main', 'body', '[href="/about/"]', '[popovertarget]', 'summary'], false],
  [ALL, ['[type=radio]', 'body > label', '[href="/blog/"]'], false],
];

it.each(
  EVENTS.flatMap(([types, targets, needed]) =>
    types.split(' ').flatMap((type) => targets.map((target) => [type, target, needed] as const)),
  ),
)('%s on %s needs React: %s', (type, selector, needed) => {
  expect(needs(type, selector)).toBe(needed);
});

it('a finger that scrolls over a control does not need React', () => {
  for (const type of ['pointermove', 'pointerover']) expect(needs(type, 'form input', 'touch')).toBe(false);
});

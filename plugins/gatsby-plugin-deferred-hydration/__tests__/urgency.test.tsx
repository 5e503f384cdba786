// Guards when an event starts React.
import { urgencyOf } from '../browser/urgency';

const BODY = `<p>Text</p><a href="/about/">About</a><button type="button">Copy</button>
  <button type="button" popovertarget="menu">Menu</button><form><input></form>
  <a href="/blog/" data-hydrate="press" data-native>Back</a><input type="radio" data-native>`;

/** Visitors' actions, their targets, and how soon they need React. */
const EVENTS: readonly [urgency: string, types: string, targets: readonly string[]][] = [
  ['now', 'pointerdown', ['button', 'form input']],
  ['now', 'submit', ['form']],
  ['none', 'pointerdown click', ['p', '[href="/about/"]', '[popovertarget]']],
  ['none', 'pointerdown focusin click', ['[type=radio]', '[href="/blog/"]']],
  ['idle', 'keydown', ['p']],
  ['idle', 'focusin', ['[href="/about/"]']],
  ['idle', 'pointerover', ['[href="/about/"]']],
  ['none', 'pointerover', ['p']],
];

const cases = EVENTS.flatMap(([urgency, types, targets]) =>
  types.split(' ').flatMap((type) => targets.map((target): [string, string, string] => [type, target, urgency])),
);

/** jsdom has no pointer events. */
function urgencyFor(type: string, selector: string, pointerType: string): string {
  document.body.innerHTML = BODY;
  const event = Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
  return urgencyOf(event);
}

it.each(cases)('a %s on %s needs React: %s', (type, selector, urgency) => {
  expect(urgencyFor(type, selector, 'mouse')).toBe(urgency);
});

it('a finger that passes over a link asks for nothing', () => {
  expect(urgencyFor('pointerover', '[href="/about/"]', 'touch')).toBe('none');
});

// Guards when an event starts React.
import { needsFramework } from '../browser/intents';

const BODY = `<p>Text</p><a href="/about/">About</a><button type="button">Copy</button>
  <button type="button" popovertarget="menu">Menu</button><form><input></form>
  <a href="/blog/" data-hydrate="press" data-native>Back</a><input type="radio" data-native>`;

/** A visitor's connection, which jsdom lacks. */
function setConnection(connection?: Readonly<Record<string, unknown>>): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/** Whether an event on the first match of a selector needs React; jsdom has no pointer events. */
function needs(type: string, selector: string, pointerType = 'mouse'): boolean {
  document.body.innerHTML = BODY;
  const event = Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
  return needsFramework(event);
}

afterEach(() => setConnection());

/** Types of events, targets, and whether React is needed, also where data is precious. */
const EVENTS: readonly [types: string, targets: readonly string[], needed: boolean, always?: boolean][] = [
  ['pointerdown', ['button', 'form input'], true, true],
  ['submit', ['form'], true, true],
  ['pointerdown click', ['p', '[href="/about/"]', '[popovertarget]'], false],
  ['pointerdown focusin click', ['[type=radio]', '[href="/blog/"]'], false],
  ['keydown', ['p'], true],
  ['focusin pointerover', ['[href="/about/"]'], true],
  ['pointerover', ['p'], false],
];

it.each(
  EVENTS.flatMap(([types, targets, needed, always = false]) =>
    types.split(' ').flatMap((type) => targets.map((target) => [type, target, needed, always] as const)),
  ),
)('%s on %s needs React: %s; where data is precious: %s', (type, selector, needed, always) => {
  expect(needs(type, selector)).toBe(needed);
  for (const connection of [{ saveData: true, effectiveType: '4g' }, { effectiveType: 'slow-2g' }]) {
    setConnection(connection);
    expect(needs(type, selector)).toBe(always);
  }
});

it('a finger that passes over a link does not need React', () => {
  expect(needs('pointerover', '[href="/about/"]', 'touch')).toBe(false);
});

// Guards when an event starts React.
import { whenNeeded } from '../browser/intents';

const BODY = `<p>Text</p><a href="/about/">About</a><button type="button">Copy</button>
  <button type="button" popovertarget="menu">Menu</button><form><input></form>
  <a href="/blog/" data-hydrate="press" data-native>Back</a><input type="radio" data-native>`;

/** A visitor's connection, which jsdom lacks. */
function setConnection(connection?: Readonly<Record<string, unknown>>): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/** When an event on the first match of a selector needs React; jsdom has no pointer events. */
function needs(type: string, selector: string, pointerType = 'mouse'): string {
  document.body.innerHTML = BODY;
  const event = Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
  return whenNeeded(event);
}

afterEach(() => setConnection());

/** Types of events, targets, and whether React is needed, also where data is precious. */
const EVENTS: readonly [types: string, targets: readonly string[], needed: string, always?: string][] = [
  ['pointerdown', ['button', 'form input'], 'now', 'now'],
  ['submit', ['form'], 'now', 'now'],
  ['pointerdown click', ['p', '[href="/about/"]', '[popovertarget]'], 'never'],
  ['pointerdown focusin click', ['[type=radio]', '[href="/blog/"]'], 'never'],
  ['keydown', ['p'], 'soon'],
  ['focusin pointerover', ['[href="/about/"]', '[popovertarget]'], 'soon'],
  ['pointerover', ['p'], 'never'],
];

it.each(
  EVENTS.flatMap(([types, targets, needed, always = 'never']) =>
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
  expect(needs('pointerover', '[href="/about/"]', 'touch')).toBe('never');
});

// Guards the events that the inline script holds, and the signs of waiting and failure.
import { fireEvent } from '@testing-library/react';
import { element, openPage, replayHeld } from './support/open-page';

const CHIP = '<a data-hydrate href="#chip">Wellness</a>';
const COPY = '<button type="button">Copy</button>';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

type Press = [name: string, body: string, target: string, how: MouseEventInit];

it.each<Press>([
  ['a plain link', '<a href="#there">There</a>', 'a', {}],
  ['the button of the menu', '<button popovertarget="menu">Menu</button>', 'button', {}],
  ['a radio button', '<input type="radio">', 'input', {}],
  ['a checkbox', '<input type="checkbox">', 'input', {}],
  ['the label of a text field', '<label>Name <input></label>', 'label', {}],
  ...['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map(
    (key): Press => [`a link with ${key}`, CHIP, 'a', { [key]: true }],
  ),
])('a press on %s is the browser’s', (_name, body, target, how) => {
  const { held } = openPage(body);
  expect(fireEvent.click(element(target), how)).toBe(true);
  expect(held).toEqual([]);
});

it('a submission is repeated with the button of the form', () => {
  const eventReplay = openPage('<form><input><button type="submit">Send</button></form>');
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  element('form').addEventListener('submit', onSubmit);
  element('button').click();
  expect(onSubmit).not.toHaveBeenCalled();
  replayHeld(eventReplay);
  expect(onSubmit.mock.calls[0]?.[0].submitter).toBe(element('button'));
});

const sign = (): string | undefined => document.documentElement.dataset.press;
const press = (): boolean => fireEvent.click(element('button'));
const type = (): boolean => fireEvent.input(element('[type=search]'));

const ACTIONS = [
  ['a press', COPY, press],
  ['text in a search', '<input type="search">', type],
] as const;

it.each(ACTIONS)('%s waits visibly until it is replayed', (_name, body, act) => {
  const eventReplay = openPage(body);
  expect(sign()).toBeUndefined();
  expect(act()).toBe(body !== COPY);
  expect(sign()).toBe('waiting');
  replayHeld(eventReplay);
  expect(sign()).toBeUndefined();
});

it.each(ACTIONS)('%s after a failure waits for as long as the first', (_name, body, act) => {
  const { giveUp } = openPage(body);
  act();
  jest.advanceTimersByTime(5000);
  giveUp();
  expect(sign()).toBe('failed');
  act();
  jest.advanceTimersByTime(14_000);
  expect(sign()).toBe('waiting');
  jest.advanceTimersByTime(1000);
  expect(sign()).toBe('failed');
});

it('a repeated press does not prolong the wait', () => {
  openPage(COPY);
  press();
  jest.advanceTimersByTime(10_000);
  press();
  jest.advanceTimersByTime(5000);
  expect(sign()).toBe('failed');
});

it('a press on a page that was left is forgotten, and a later one waits its full time', () => {
  const { held } = openPage(COPY);
  press();
  jest.advanceTimersByTime(10_000);
  fireEvent(window, new Event('pagehide'));
  expect(held).toEqual([]);
  expect(sign()).toBeUndefined();
  press();
  jest.advanceTimersByTime(14_000);
  expect(sign()).toBe('waiting');
});

it.each([
  ['a link handled in place', CHIP, 'a', true],
  ['a form that the browser can send', '<form action="/send"><button type="submit">Send</button></form>', 'form', true],
  ['a form of script alone', '<form method="dialog"><button type="submit">Send</button></form>', 'form', false],
  ['one with such a button', '<form><button type="submit" formmethod="dialog">Send</button></form>', 'form', false],
])('%s is left to the browser after 15 seconds if it can handle it', (_name, body, target, isLeft) => {
  const { held } = openPage(body);
  const onEvent = jest.fn((event: Event) => event.preventDefault());
  for (const name of ['click', 'submit']) element(target).addEventListener(name, onEvent);
  const act = () => (target === 'a' ? element('a').click() : element<HTMLFormElement>('form').requestSubmit());
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // Offline, the browser would leave for its error page.
  for (const _time of [1, 2]) {
    act();
    jest.advanceTimersByTime(15_000);
    expect([onEvent.mock.calls.length, held.length, sign()]).toEqual([0, 0, 'failed']);
  }
  isOnline.mockRestore();
  act();
  jest.advanceTimersByTime(15_000);
  expect(onEvent).toHaveBeenCalledTimes(isLeft ? 1 : 0);
  expect(held).toHaveLength(isLeft ? 0 : 1);
});

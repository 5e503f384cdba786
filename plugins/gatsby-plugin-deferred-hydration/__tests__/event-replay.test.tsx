// Guards the events the inline script holds or leaves to the browser, and when it fetches the loader.
import { fireEvent } from '@testing-library/react';
import { element, fetchedLoaders, openPage, replayHeld } from './support/open-page';

const CHIP = '<a data-hydrate href="#chip">Wellness</a>';
const COPY = '<button type="button">Copy</button>';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('fetches the loader once the page is loaded and painted', async () => {
  openPage('');
  jest.advanceTimersByTime(1000);
  fireEvent.load(window);
  expect(await fetchedLoaders()).toBe(0);
  jest.advanceTimersByTime(100);
  expect(await fetchedLoaders()).toBe(1);
});

it('fetches it at the first event, once, whatever happens', async () => {
  openPage('');
  for (const act of [fireEvent.pointerDown, fireEvent.keyDown, fireEvent.focusIn]) act(document.body);
  expect(await fetchedLoaders()).toBe(1);
});

it.each([
  ['/blog/', { path: '/blog/', loader: '/site/hydration-1.js' }, 0],
  ['/gone/', { loader: '/site/hydration-1.js' }, 1],
])('fetches it immediately on %s of the page %j: %s', async (address, page, expected) => {
  openPage('', address, page);
  expect(await fetchedLoaders()).toBe(expected);
});

it.each([
  ['a link handled in place', CHIP, 'a', 'a'],
  ['a button that only script answers', COPY, 'button', 'button'],
  ['the drawing in a button', '<button type="button"><svg></svg></button>', 'svg', 'button'],
])('holds a press on %s, and fetches what answers it', async (_name, body, pressed, target) => {
  const { held } = openPage(body);
  fireEvent.click(element(pressed));
  expect(held).toEqual([element(target)]);
  expect(await fetchedLoaders()).toBe(1);
});

it.each([
  ['a plain link', '<a href="#there">There</a>', 'a', {}],
  ['the button of the menu', '<button popovertarget="menu">Menu</button>', 'button', {}],
  ['a radio button', '<input type="radio">', 'input', {}],
  ['a checkbox', '<input type="checkbox">', 'input', {}],
  ['the label of a text field', '<label>Name <input></label>', 'label', {}],
  ['a link in a window of its own', CHIP, 'a', { ctrlKey: true }],
])('leaves %s to the browser', (_name, body, target, how) => {
  const { held } = openPage(body);
  expect(fireEvent.click(element(target), how)).toBe(true);
  expect(held).toEqual([]);
});

it('repeats a submission with the button of the form', () => {
  const eventReplay = openPage('<form><input><button type="submit">Send</button></form>');
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  element('form').addEventListener('submit', onSubmit);
  element('button').click();
  expect(onSubmit).not.toHaveBeenCalled();
  replayHeld(eventReplay);
  expect(onSubmit.mock.calls[0]?.[0].submitter).toBe(element('button'));
});

const press = (): string | undefined => document.documentElement.dataset.press;

it('tells the page that a press waits, until it is replayed', () => {
  const eventReplay = openPage(COPY);
  expect(press()).toBeUndefined();
  fireEvent.click(element('button'));
  expect(press()).toBe('waiting');
  replayHeld(eventReplay);
  expect(press()).toBeUndefined();
});

it('lets the visitor type on in a search, whose results wait', () => {
  const { held } = openPage('<input type="search"><input id="name">');
  fireEvent.input(element('#name'));
  expect(press()).toBeUndefined();
  for (const _letter of 'ab') expect(fireEvent.input(element('[type=search]'))).toBe(true);
  expect(held).toEqual([element('[type=search]')]);
  expect(press()).toBe('waiting');
});

it('says when the loader has not arrived, and requests it again at the next press', async () => {
  openPage(COPY, '/', undefined, false);
  const again = jest.fn(() => ({}));
  jest.doMock('/site/hydration-1.js?', again, { virtual: true });
  fireEvent.click(element('button'));
  expect(await fetchedLoaders()).toBe(1);
  expect(press()).toBe('failed');
  fireEvent.click(element('button'));
  expect(press()).toBe('waiting');
  await fetchedLoaders();
  expect(again).toHaveBeenCalledTimes(1);
});

it.each([
  ['a link handled in place', CHIP, 'a', true],
  ['a form that the browser can send', '<form action="/send"><button type="submit">Send</button></form>', 'form', true],
  ['a form of script alone', '<form method="dialog"><button type="submit">Send</button></form>', 'form', false],
  ['one with such a button', '<form><button type="submit" formmethod="dialog">Send</button></form>', 'form', false],
])('gives up after 15 seconds: %s', (_name, body, target, isLeft) => {
  const { held } = openPage(body);
  const onEvent = jest.fn((event: Event) => event.preventDefault());
  for (const type of ['click', 'submit']) element(target).addEventListener(type, onEvent);
  const act = (): unknown =>
    target === 'a' ? fireEvent.click(element('a')) : element<HTMLFormElement>('form').requestSubmit();
  act();
  jest.advanceTimersByTime(14_000);
  expect(press()).toBe('waiting');
  jest.advanceTimersByTime(1000);
  expect(onEvent).toHaveBeenCalledTimes(isLeft ? 1 : 0);
  expect(held).toHaveLength(isLeft ? 0 : 1);
  expect(press()).toBe(isLeft ? undefined : 'failed');
  act();
  expect(onEvent).toHaveBeenCalledTimes(isLeft ? 2 : 0);
});

it('forgets a press whose page has been left', () => {
  const { held } = openPage(CHIP);
  fireEvent.click(element('a'));
  fireEvent(window, new Event('pagehide'));
  expect(held).toEqual([]);
  expect(press()).toBeUndefined();
});

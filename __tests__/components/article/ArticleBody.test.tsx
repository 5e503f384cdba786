// Guards that ticks are stored only on request, and each for its own task.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleBody } from '../../../src/components/article/ArticleBody';
import type { RenderedArticle } from '../../../src/markdown/render-article';
import { renderMarkdown } from '../../markdown/render-markdown';
import { renderInTheme } from '../../support/render-in-theme';

const words = { keep: 'Keep my ticks', kept: 'Your ticks stay here.', failed: 'They were not kept.' };
let body: RenderedArticle;
const KEY = 'ticks:leave';

// A script handles the checkboxes, with or without React.
beforeAll(() => require('../../../src/page-scripts/kept-ticks'));
beforeAll(async () => {
  body = await renderMarkdown('- [ ] Send the letter\n- [ ] Keep the **reply**\n', {
    ticks: { slug: 'leave', ...words },
  });
});

function show(shown = body): void {
  renderInTheme(<ArticleBody {...shown} />);
  document.dispatchEvent(new Event('rendered'));
}

const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name });
const kept = (): string | null => localStorage.getItem(KEY);
/** The texts of the stored ticks. */
const keptTasks = (): string[] => JSON.parse(kept() ?? '[]').map(([text]: readonly [string]) => text);

afterEach(() => localStorage.clear());

test('ticks are stored only while the visitor asks for it', async () => {
  const user = userEvent.setup();
  show();
  await user.click(box('Send the letter'));
  expect(box('Send the letter')).toBeChecked();
  expect(kept()).toBeNull();
  await user.click(box('Keep my ticks'));
  expect(screen.getByText('Your ticks stay here.')).toBeVisible();
  await user.click(box('Keep the reply'));
  expect(keptTasks()).toEqual(['Send the letter', 'Keep the reply']);
  await user.click(box('Send the letter'));
  expect(keptTasks()).toEqual(['Keep the reply']);
  await user.click(box('Keep my ticks'));
  expect(kept()).toBeNull();
  expect(box('Keep the reply')).toBeChecked();
});

test("an earlier visit's ticks are restored by the text of each task", async () => {
  localStorage.setItem('ticks:leave', '[["Keep the reply",1,0,1],["A task that is gone",2,0,1]]');
  show();
  expect(box('Keep my ticks')).toBeChecked();
  expect(box('Keep the reply')).toBeChecked();
  expect(box('Send the letter')).not.toBeChecked();
});

const tasks = (...texts: readonly string[]) =>
  renderMarkdown(texts.map((text) => `- [ ] ${text}\n`).join(''), { ticks: { slug: 'leave', ...words } });
/** The state of each task, in order. */
const ticks = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^(?!Keep my)/ }).map(({ checked }) => checked);

test('equal tasks keep their own ticks when others are added or reworded', async () => {
  const user = userEvent.setup();
  show(await tasks('Ask payroll', 'Ask HR', 'Ask payroll'));
  await user.click(box('Keep my ticks'));
  await user.click(screen.getAllByRole('checkbox')[2] ?? document.body);
  for (const [texts, ticked] of [
    [
      ['Ask payroll', 'Ask HR', 'Ask payroll'],
      [false, false, true],
    ],
    [
      ['Ask payroll', 'Ask HR today', 'Ask payroll'],
      [false, false, true],
    ],
    [
      ['Ask payroll now', 'Ask HR', 'Ask payroll'],
      [false, false, true],
    ],
    [
      ['Ask payroll', 'Ask HR', 'Ask payroll now'],
      [false, false, false],
    ],
    [
      ['Ask the union', 'Ask payroll', 'Ask HR', 'Ask payroll'],
      [false, false, false, true],
    ],
  ] as const) {
    const before = kept();
    cleanup();
    show(await tasks(...texts));
    expect([texts, ticks()]).toEqual([texts, ticked]);
    localStorage.setItem(KEY, before ?? '');
  }
});

test.each([
  ['Send the letter with a photo', true],
  ['Send your letter today', false],
  ['Read the reply', false],
])('a ticked task that now reads "%s" is ticked: %s', async (text, isTicked) => {
  localStorage.setItem(KEY, '[["Send the letter",0,0,1]]');
  show(await tasks('Ask HR', text));
  expect(ticks()).toEqual([false, isTicked]);
  expect(keptTasks()).toEqual(isTicked ? [text] : []);
});

test('a tick whose task is gone is not that of a task with its own', async () => {
  localStorage.setItem(KEY, '[["Ask payroll",0,0,2],["Ask payroll now",2,0,1]]');
  show(await tasks('Ask payroll', 'Ask HR', 'Ask payroll'));
  expect(ticks()).toEqual([true, false, false]);
});

test('ticks of two tabs are merged', async () => {
  const user = userEvent.setup();
  const other = (value: string | null): void => {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  };
  show();
  await user.click(box('Keep my ticks'));
  // Stored by a tab from which no event has come yet.
  other('[["Send the letter",0,0,1]]');
  await user.click(box('Keep the reply'));
  expect(keptTasks()).toEqual(['Send the letter', 'Keep the reply']);
  other('[["Keep the reply",1,0,1]]');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(ticks()).toEqual([false, true]);
  other(null);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(box('Keep my ticks')).not.toBeChecked();
  expect(kept()).toBeNull();
  expect(ticks()).toEqual([false, true]);
  await user.click(box('Send the letter'));
  other('[]');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(keptTasks()).toEqual(['Send the letter', 'Keep the reply']);
});

test('a refused storage is reported', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  await userEvent.click(box('Keep my ticks'));
  expect(screen.getByText('They were not kept.')).toBeVisible();
  expect(box('Keep my ticks')).not.toBeChecked();
  jest.restoreAllMocks();
});

// Guards that ticks are stored only on request, and each for its own task.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleBody } from '../../../src/components/article/ArticleBody';
import { renderMarkdown } from '../../markdown/render-markdown';
import { renderInTheme } from '../../support/render-in-theme';

const KEY = 'ticks:leave';
const ticks = { slug: 'leave', keep: 'Keep my ticks', kept: 'Your ticks stay here.', failed: 'They were not kept.' };
const PAY = ['Ask payroll', 'Ask HR', 'Ask payroll'];

// A script handles the checkboxes, with or without React.
beforeAll(() => require('../../../src/page-scripts/kept-ticks'));
afterEach(() => localStorage.clear());

/** Renders an article with these tasks, for a visitor whose ticks this browser keeps, if any. */
async function show(tasks: readonly string[], stored: string | null = null): Promise<void> {
  cleanup();
  if (stored !== null) localStorage.setItem(KEY, stored);
  renderInTheme(
    <ArticleBody {...(await renderMarkdown(tasks.map((task) => `- [ ] ${task}\n`).join(''), { ticks }))} />,
  );
  document.dispatchEvent(new Event('rendered'));
}

const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name });
const press = (name: string) => userEvent.click(box(name));
const kept = (): string | null => localStorage.getItem(KEY);
/** The texts of the stored ticks. */
const keptTasks = (): string[] => JSON.parse(kept() ?? '[]').map(([text]: readonly [string]) => text);
/** The state of each task, in order. */
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^(?!Keep my)/ }).map(({ checked }) => checked);

test('ticks are stored only while the visitor asks for it', async () => {
  await show(['Send the letter', 'Keep the **reply**']);
  await press('Send the letter');
  expect(ticked()).toEqual([true, false]);
  expect(kept()).toBeNull();
  await press('Keep my ticks');
  expect(screen.getByText('Your ticks stay here.')).toBeVisible();
  await press('Keep the reply');
  expect(keptTasks()).toEqual(['Send the letter', 'Keep the reply']);
  await press('Send the letter');
  expect(keptTasks()).toEqual(['Keep the reply']);
  await press('Keep my ticks');
  expect(kept()).toBeNull();
  expect(box('Keep the reply')).toBeChecked();
});

test('equal tasks keep their own ticks when others are added or reworded', async () => {
  await show(PAY);
  await press('Keep my ticks');
  await userEvent.click(screen.getAllByRole('checkbox')[2] ?? document.body);
  const before = kept();
  for (const [now, expected] of [
    [PAY, [false, false, true]],
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
      ['Ask the union', ...PAY],
      [false, false, false, true],
    ],
  ] as const) {
    await show(now, before);
    expect([now, ticked()]).toEqual([now, expected]);
  }
});

const LETTER = '[["Send the letter",0,0,1]]';

test.each([
  ['a task that is gone', LETTER, ['Ask HR', 'Keep the reply'], [false, false], []],
  ['longer words', LETTER, ['Ask HR', 'Send the letter with a photo'], [false, true], ['Send the letter with a photo']],
  ['other words', LETTER, ['Ask HR', 'Send your letter today'], [false, false], []],
  [
    'a task like another',
    '[["Ask payroll",0,0,2],["Ask payroll now",2,0,1]]',
    PAY,
    [true, false, false],
    PAY.slice(0, 1),
  ],
])('the kept tick of a task that now has %s', async (_what, stored, tasks, expected, texts) => {
  await show(tasks, stored);
  expect(box('Keep my ticks')).toBeChecked();
  expect(ticked()).toEqual(expected);
  expect(keptTasks()).toEqual(texts);
});

test('ticks of two tabs are merged', async () => {
  const other = (value: string | null, event: Event = new StorageEvent('storage', { key: KEY })): void => {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
    window.dispatchEvent(event);
  };
  await show(['Send the letter', 'Keep the reply']);
  await press('Keep my ticks');
  // Stored by a tab from which no event has come yet.
  localStorage.setItem(KEY, LETTER);
  await press('Keep the reply');
  expect(keptTasks()).toEqual(['Send the letter', 'Keep the reply']);
  other('[["Keep the reply",1,0,1]]');
  expect(ticked()).toEqual([false, true]);
  // A page in the back/forward cache receives no other event.
  other(null, new Event('pageshow'));
  expect(box('Keep my ticks')).not.toBeChecked();
  expect(kept()).toBeNull();
  expect(ticked()).toEqual([false, true]);
  await press('Send the letter');
  other('[]');
  expect(keptTasks()).toEqual(['Send the letter', 'Keep the reply']);
});

test('a refused storage is reported', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await show(['Send the letter']);
  await press('Keep my ticks');
  expect(screen.getByText('They were not kept.')).toBeVisible();
  expect(box('Keep my ticks')).not.toBeChecked();
  jest.restoreAllMocks();
});

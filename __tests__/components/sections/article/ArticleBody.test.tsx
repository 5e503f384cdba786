// Guards that ticks are stored only on request.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleBody } from '../../../../src/components/sections/article/ArticleBody';
import type { RenderedArticle } from '../../../../src/gatsby/markdown/render-article';
import { renderMarkdown } from '../../../gatsby/markdown/render-markdown';
import { renderInTheme } from '../../../support/render-in-theme';

const words = { keep: 'Keep my ticks', kept: 'Your ticks stay here.', failed: 'They were not kept.' };
let body: RenderedArticle;

// A script handles the checkboxes, with or without React.
beforeAll(() => require('../../../../src/page-scripts/kept-ticks'));
beforeAll(async () => {
  body = await renderMarkdown('- [ ] Send the letter\n- [ ] Keep the **reply**\n', {
    ticks: { slug: 'leave', ...words },
  });
});

function show(): void {
  renderInTheme(<ArticleBody {...body} />);
  document.dispatchEvent(new Event('rendered'));
}

const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name });
const kept = (): string | null => localStorage.getItem('ticks:leave');

afterEach(() => localStorage.clear());

test('nothing is kept unless it is asked for; then every tick is, and all are forgotten once it is taken back', async () => {
  const user = userEvent.setup();
  show();
  await user.click(box('Send the letter'));
  expect(box('Send the letter')).toBeChecked();
  expect(kept()).toBeNull();
  await user.click(box('Keep my ticks'));
  expect(screen.getByText('Your ticks stay here.')).toBeVisible();
  await user.click(box('Keep the reply'));
  expect(kept()).toBe('["Send the letter","Keep the reply"]');
  await user.click(box('Send the letter'));
  expect(kept()).toBe('["Keep the reply"]');
  await user.click(box('Keep my ticks'));
  expect(kept()).toBeNull();
  expect(box('Keep the reply')).toBeChecked();
});

test('a later visit shows what was ticked, by the words of each task', async () => {
  localStorage.setItem('ticks:leave', '["Keep the reply","A task that is gone"]');
  show();
  expect(box('Keep my ticks')).toBeChecked();
  expect(box('Keep the reply')).toBeChecked();
  expect(box('Send the letter')).not.toBeChecked();
});

test('a browser that keeps nothing says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  await userEvent.click(box('Keep my ticks'));
  expect(screen.getByText('They were not kept.')).toBeVisible();
  expect(box('Keep my ticks')).not.toBeChecked();
  jest.restoreAllMocks();
});

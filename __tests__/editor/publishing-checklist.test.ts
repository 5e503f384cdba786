import { publishingChecklist } from '../../src/editor/publishing-checklist';

const EXCERPT = 'What to wear to work, what to eat at three in the morning, and how to sleep.';

const openItems = (fields: Record<string, unknown>): string[] =>
  publishingChecklist(fields).flatMap(({ isDone, text }) => (isDone ? [] : [text]));

test('names what readers of an article would miss, with what to write there', () => {
  expect(openItems({ excerpt: 'Too short', sources: [], keyPoints: ['One.'] })).toEqual([
    expect.stringMatching(/^Excerpt: 9 characters\. .* 70 to 160/),
    expect.stringMatching(/^Sources: empty\. The pages on which/),
    expect.stringMatching(/^Reviewed: empty\. The day/),
    expect.stringMatching(/^Review by: empty\. The last day/),
  ]);
});

test('has nothing to look at in an article that is complete', () => {
  const complete = {
    keyPoints: ['One.'],
    sources: [{ fact: 'nmc-fee' }],
    reviewed: '2026-01-01',
    reviewBy: '2026-07-01',
  };
  expect(openItems({ ...complete, excerpt: EXCERPT })).toEqual([]);
});

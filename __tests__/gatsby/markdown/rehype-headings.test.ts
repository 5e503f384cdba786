import { readBody } from '../../../src/content/read/read-body';
import { RESERVED_IDS } from '../../../src/utils/page-ids';
import { renderMarkdown } from '../../support/render-markdown';

const COLLIDING = ['Main', 'Related', 'Rest', 'Rest', 'Rest 1', '🩺', '🩺', 'Section 7', '*What* now?', 'A[^1] note'];

test('the check gives headings the addresses that the page gives them, and none is taken twice', async () => {
  const body = `${COLLIDING.map((words) => `## ${words}\n\nText.\n`).join('\n')}\n[^1]: A note.\n`;
  const { anchors } = readBody(body, 'a', 1);
  const { headings } = await renderMarkdown(body);
  expect(headings.map(({ id }) => id)).toEqual([...anchors, 'footnote-label']);
  expect(new Set([...anchors, ...RESERVED_IDS]).size).toBe(anchors.length + RESERVED_IDS.length);
});

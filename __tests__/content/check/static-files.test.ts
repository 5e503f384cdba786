// Guards that links to files in static/ lead to one.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentCopy } from '../../support/content-copy';

const DAY = '2026-01-01';
const POST = 'blog/nmc-revalidation/index.md';

const copy = new ContentCopy();
afterAll(() => copy.remove());

const linking = `${copy.read(POST)}\n[The plan](/files/plan.pdf)\n`;

it('knows the files that lie in static/, and reports a link to one that does not', async () => {
  const folder = path.join(copy.root, '..', 'static', 'files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'plan.pdf'), 'A plan.');
  expect(await copy.checkWith({ [POST]: linking }, DAY)).toEqual([]);
  rmSync(folder, { recursive: true });
  const problems = await copy.checkWith({ [POST]: linking }, DAY);
  expect(problems.map(({ rule, found }) => [rule, found])).toEqual([['link-file-missing', '/files/plan.pdf']]);
});

// Guards that the check accepts every typical change of an owner.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent } from '../../src/content/check/check-content';
import { formatProblem } from '../../src/content/check/format';
import { diskSource } from '../../src/content/read/disk-source';
import { SPECIFIED_CONTENT } from '../support/site-copy';
import { CHANGES } from './changes';
import { OwnerContent } from './owner-content';

const folder = mkdtempSync(path.join(tmpdir(), 'owner-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(Object.entries(CHANGES))('the content check has nothing against %s', async (name, change) => {
  const root = path.join(folder, name, 'content');
  cpSync(SPECIFIED_CONTENT, root, { recursive: true });
  change.apply(new OwnerContent(root));
  const errors = (await checkContent(diskSource(root))).filter(({ severity }) => severity === 'error');
  expect(errors.map((problem) => formatProblem(problem))).toEqual([]);
});

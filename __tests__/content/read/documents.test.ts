// Guards what visitors are told of a file before they download it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentOnDisk } from '../../../src/content/read/disk-source';
import { aboutDocument } from '../../../src/content/resolve/documents';
import { pdf } from '../../support/added-offers';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();

test.each([
  ['whole.pdf', pdf(12), { pages: 12 }],
  ['one.PDF', pdf(1), { pages: 1 }],
  ['cut-off.pdf', pdf(12).slice(0, 300), { isDamaged: true }],
  ['page.pdf', '<html><title>Sign in</title></html>', { isDamaged: true }],
  ['list.txt', 'A list', {}],
  ['empty.txt', '', {}],
])('%s is read for its pages', async (name, content, expected) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  expect(await documentOnDisk(file)).toEqual({ bytes: content.length, ...expected });
});

const WORDS = { page: '1 page', pages: '{count} pages' };

test.each([
  [{ bytes: 1_240_000, pages: 12 }, 'PDF, 12 pages, 1.2 MB'],
  [{ bytes: 40_000, pages: 1 }, 'PDF, 1 page, 40 kB'],
  [{ bytes: 16 }, 'PDF, 1 kB'],
])('%j is %s', (info, expected) => {
  expect(aboutDocument('/a b/guide.pdf', info, WORDS, 'en-GB')).toBe(expected);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEarlyCards } from '../../../src/gatsby/cards/write-cards';
import { runThreads } from '../../../src/gatsby/threads/run-threads';

jest.mock('../../../src/gatsby/threads/run-threads', () => ({ runThreads: jest.fn(async () => [0]) }));
jest.mock('../../../src/gatsby/cards/card-design', () => ({ cardDesignDigest: async () => 'design' }));

const CARDS = ['One', 'Two'].map((title) => ({ label: 'News', title, brand: 'Brand', picture: 'cover.png' }));

/** Whether cards are begun early where so many are kept; `undefined` stands for no folder. */
async function begins(kept: number | undefined): Promise<boolean> {
  const directory = mkdtempSync(path.join(tmpdir(), 'cards-'));
  const folder = path.join(directory, '.cache', 'cards');
  if (kept !== undefined) mkdirSync(folder, { recursive: true });
  for (let number = 0; number < (kept ?? 0); number += 1) writeFileSync(path.join(folder, `${number}.jpg`), '');
  startEarlyCards(directory, CARDS);
  await new Promise((resolve) => setTimeout(resolve, 50));
  rmSync(directory, { recursive: true });
  return jest.mocked(runThreads).mock.calls.length > 0;
}

beforeEach(() => jest.mocked(runThreads).mockClear());

test('cards of a first build are begun early', async () => expect(await begins(undefined)).toBe(true));
test('so are those of many new posts', async () => expect(await begins(1)).toBe(true));
test('where most are kept, no picture is read for it', async () => expect(await begins(2)).toBe(false));

// Guards that a build reads only what the last one has not read, and as if it had read everything.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BodyRecord, readBody } from '../../src/content/read/read-body';
import { SPECIFIED_CONTENT } from '../built/site-copy';

let code = 'code';
jest.mock('../../src/gatsby/code-digest', () => ({ codeDigest: () => code }));
jest.mock('../../src/content/read/read-body', () => ({
  readBody: jest.fn(jest.requireActual('../../src/content/read/read-body').readBody),
}));
const reads = jest.mocked(readBody);

/** Gatsby keeps JSON. */
const stored = new Map<string, string>();
const cache = {
  get: async (key: string) => JSON.parse(stored.get(key) ?? 'null') ?? undefined,
  set: async (key: string, value: unknown) => stored.set(key, JSON.stringify(value)),
};

/** Reads texts in a build of its own. */
async function build(...texts: readonly string[]): Promise<{ bodies: BodyRecord[]; read: number }> {
  reads.mockClear();
  const { keepFiles, readText } = await import('../../src/gatsby/known-files');
  keepFiles(cache);
  const bodies = await Promise.all(texts.map((text, index) => readText(text, `content/blog/${index}/index.md`, 5)));
  return { bodies, read: reads.mock.calls.length };
}

beforeEach(() => {
  stored.clear();
  code = 'code';
});

test('only changed texts are read again, and all of them after a change of the code', async () => {
  expect((await build('One.', 'Two.')).read).toBe(2);
  expect((await build('One.', 'Two, changed.')).read).toBe(1);
  expect((await build('One.', 'Two, changed.')).read).toBe(0);
  code = 'other code';
  expect((await build('One.')).read).toBe(1);
});

test('a text that was kept is the same as one that is read', async () => {
  const blog = path.join(SPECIFIED_CONTENT, 'blog');
  const texts = readdirSync(blog).map((slug) => readFileSync(path.join(blog, slug, 'index.md'), 'utf8'));
  const wrong = '## \n\n| a | |\n| - | - |\n| 1 | 2 | 3 |\n\n[^1] **b &#11; 5%, see [a]\n\n[a]: https://x.example';
  const first = await build(...texts, wrong);
  const second = await build(...texts, wrong);
  expect(second.read).toBe(0);
  expect(second.bodies).toEqual(first.bodies);
  expect(first.bodies.at(-1)?.findings).not.toEqual([]);
});

test('a picture that was opened is not opened again', async () => {
  const { keepFiles, openPicture } = await import('../../src/gatsby/known-files');
  keepFiles(cache);
  const file = path.join(SPECIFIED_CONTENT, 'blog/nmc-revalidation/cover.png');
  const cover = readFileSync(file);
  const first = await openPicture(cover, file);
  expect(first).toMatchObject({ format: 'png', bytes: cover.length });
  keepFiles({ ...cache, get: async (key) => JSON.parse((stored.get(key) ?? '').replace('"png"', '"jpeg"')) });
  expect(await openPicture(cover, file)).toEqual({ ...first, format: 'jpeg' });
});

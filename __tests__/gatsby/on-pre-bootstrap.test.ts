// Guards which mistakes end a build, which end gatsby develop, and what that says while an author writes.
import { appendFileSync, cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SPECIFIED_CONTENT } from '../built/site-copy';
import { photo } from '../support/hostile-pictures';
import { temporaryFolder } from '../support/temporary-folder';

jest.mock('../../src/gatsby/code-digest', () => ({ codeDigest: () => 'code' }));

const root = temporaryFolder();
const project = process.cwd();

beforeAll(() => {
  cpSync(SPECIFIED_CONTENT, path.join(root, 'content'), { recursive: true });
  process.chdir(root);
});
afterAll(() => process.chdir(project));

/** The texts that the check passes to the reporter's methods for a broken file. */
async function endWith(file: string): Promise<unknown> {
  const { onPreBootstrap } = await import('../../src/gatsby/on-pre-bootstrap');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace(/^title: .*|^language: .*/m, '$&: "'));
  const reporter = { panic: jest.fn(), panicOnBuild: jest.fn(), warn: jest.fn() };
  const cache = { get: async () => undefined, set: async () => undefined };
  await Reflect.apply(onPreBootstrap as () => Promise<void>, undefined, [{ cache, reporter }]);
  writeFileSync(file, before);
  return [reporter.panic, reporter.panicOnBuild].map(({ mock }) => mock.lastCall?.[0]);
}

test('a mistake in an article ends builds only, one in the settings gatsby develop too', async () => {
  const file = 'content/blog/nmc-revalidation/index.md';
  expect(await endWith(file)).toEqual([undefined, expect.stringContaining(`${file}:`)]);
  expect(await endWith('content/site.yaml')).toEqual([expect.stringContaining('content/site.yaml:'), undefined]);
});

test('the end of the last mistake is said once, whatever warnings stay', async () => {
  const { checkAgain } = await import('../../src/gatsby/on-pre-bootstrap');
  const faq = readFileSync('content/faq.yaml', 'utf8');
  appendFileSync('content/blog/nmc-revalidation/index.md', '\nGive 28 days of notice.\n');
  const said = [];
  for (const text of [`- ${faq}`, faq, faq]) {
    const reporter = { error: jest.fn(), warn: jest.fn(), success: jest.fn() };
    writeFileSync('content/faq.yaml', text);
    await Reflect.apply(checkAgain, undefined, [reporter]);
    said.push(Object.entries(reporter).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? name : [])));
  }
  expect(said).toEqual([['error', 'warn'], ['success'], []]);
});

test('the upright copy of a photo is made once', async () => {
  const { contentChecker } = await import('../../src/gatsby/on-pre-bootstrap');
  const { uprightCopies } = await import('../../src/gatsby/pictures');
  await photo(6).jpeg().toFile('content/blog/nmc-revalidation/photo.jpg');
  appendFileSync('content/blog/nmc-revalidation/index.md', '\n![A ward](./photo.jpg)\n');
  const { files } = await contentChecker.reader.read();
  const made = async () => statSync((await uprightCopies(files))('blog/nmc-revalidation/photo.jpg')).mtimeMs;
  const before = await made();
  expect(before).not.toBe(statSync('content/blog/nmc-revalidation/photo.jpg').mtimeMs);
  expect(await made()).toBe(before);
});

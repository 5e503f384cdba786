// Guards `gatsby develop` while an author writes: pages and notices follow the files, whatever happens to these.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { testBrowser } from '../../scripts/browser/browser';
import { CONTENT_MISTAKES, postPath } from '../../src/routes';
import { copySite, GATSBY_ENV, SPECIFIED_CONTENT } from '../built/site-copy';
import { postText } from '../content/check/bad-posts';
import { temporaryFolder } from '../support/temporary-folder';

const MINUTE = 60_000;
const ORIGIN = `http://localhost:${process.env.DEVELOP_PORT ?? 9341}`;

jest.setTimeout(5 * MINUTE);

const root = path.join(temporaryFolder(), 'site');
const blog = path.join(root, 'content/blog');
let server: ChildProcess;
/** The last of what the server has printed. */
let said = '';

/** Waits until a value is as expected. */
async function until<Value>(
  read: () => Promise<Value>,
  isRight: (value: Value) => boolean,
  patience = 2 * MINUTE,
): Promise<void> {
  for (const end = Date.now() + patience; ; ) {
    const value = await read().catch((error: Error) => error.message);
    if (typeof value !== 'string' && isRight(value)) return;
    if (server.exitCode !== null) throw new Error(`The server has ended. It said:\n${said}`);
    if (Date.now() > end) throw new Error(`Still ${JSON.stringify(value)}. The server said:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Gives up on a request that waits for a page to come. */
const get = (address: string): Promise<Response> =>
  fetch(`${ORIGIN}${address}`, { signal: AbortSignal.timeout(10_000) });

const mistakes = async (): Promise<string[]> => (await get(CONTENT_MISTAKES)).json();
const untilMistakes = (...files: readonly string[]) =>
  until(
    mistakes,
    (found) => found.length === files.length && files.every((file, index) => found[index]?.includes(file)),
  );
const untilInOrder = () => untilMistakes();

/** The data of an article's page; its words are among them. */
const data = async (slug: string) => ({
  text: await (await get(`/page-data${postPath(slug)}page-data.json`)).text(),
});
const untilShown = (slug: string, words: string) =>
  until(
    () => data(slug),
    ({ text }) => text.includes(words),
  );
const untilGone = (slug: string, words: string) =>
  until(
    () => data(slug),
    ({ text }) => !text.includes(words),
  );

const fileOf = (slug: string) => path.join(blog, slug, 'index.md');

function write(slug: string, title: string): void {
  cpSync(path.join(blog, 'nmc-revalidation/cover.png'), path.join(blog, slug, 'cover.png'), { recursive: true });
  writeFileSync(fileOf(slug), postText({ title }));
}

const remove = (slug: string) => rmSync(path.join(blog, slug), { recursive: true });

beforeAll(async () => {
  await copySite(root, SPECIFIED_CONTENT);
  const gatsby = path.resolve('node_modules/gatsby/cli.js');
  server = spawn(process.execPath, [gatsby, 'develop', '--port', new URL(ORIGIN).port], {
    cwd: root,
    env: GATSBY_ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [server.stdout, server.stderr])
    output?.on('data', (text) => {
      said = `${said}${text}`.slice(-4000);
    });
  await until(mistakes, (found) => found.length === 0, 8 * MINUTE);
}, 9 * MINUTE);

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
});

test('a new article appears, a change shows, and a deletion takes it away', async () => {
  write('zz-new', 'A quokka arrives');
  await untilShown('zz-new', 'A quokka arrives');
  write('zz-new', 'A quokka stays');
  await untilShown('zz-new', 'A quokka stays');
  remove('zz-new');
  await untilGone('zz-new', 'A quokka stays');
  await untilInOrder();
});

test('a broken article has a notice until it is corrected or deleted', async () => {
  write('zz-broken', 'Whole');
  await untilShown('zz-broken', 'Whole');
  writeFileSync(fileOf('zz-broken'), postText({ title: undefined }));
  await untilMistakes('zz-broken');
  write('zz-broken', 'Whole again');
  await untilInOrder();
  await untilShown('zz-broken', 'Whole again');
  writeFileSync(fileOf('zz-broken'), postText({ title: undefined }));
  await untilMistakes('zz-broken');
  remove('zz-broken');
  await untilInOrder();
});

test('a missing picture has a notice until it is back', async () => {
  const picture = path.join(blog, 'nmc-revalidation/cover.png');
  const bytes = readFileSync(picture);
  rmSync(picture);
  await untilMistakes('nmc-revalidation');
  writeFileSync(picture, bytes);
  await untilInOrder();
});

test('a renamed folder moves its article', async () => {
  write('zz-before', 'On the move');
  await untilShown('zz-before', 'On the move');
  renameSync(path.join(blog, 'zz-before'), path.join(blog, 'zz-after'));
  await untilShown('zz-after', 'On the move');
  await untilGone('zz-before', 'On the move');
  remove('zz-after');
});

test('forty files of another branch end in their last state', async () => {
  const slugs = Array.from({ length: 40 }, (_, index) => `zz-branch-${index}`);
  for (const slug of slugs) write(slug, `First ${slug}`);
  for (const slug of slugs) write(slug, `Last ${slug}`);
  for (const slug of slugs) await untilShown(slug, `Last ${slug}`);
  await untilInOrder();
  for (const slug of slugs) remove(slug);
  for (const slug of slugs) await untilGone(slug, `Last ${slug}`);
  await untilInOrder();
});

test('page scripts work as in a build', async () => {
  const browser = await chromium.launch({ executablePath: testBrowser().executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}${postPath('nmc-revalidation')}`);
  await page.getByRole('button', { name: 'Copy Link' }).click({ timeout: 2 * MINUTE });
  await until(
    () => page.evaluate(async () => [await navigator.clipboard.readText()]),
    ([text = '']) => text.includes(postPath('nmc-revalidation')),
  );
  await browser.close();
});

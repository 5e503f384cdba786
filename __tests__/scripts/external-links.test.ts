import { appendFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { externalLinks, isOffline, networkAnswer, tryLink, tryLinks } from '../../scripts/external-links';
import { ContentReader } from '../../src/content/read/content-reader';
import { diskSource } from '../../src/content/read/disk-source';
import { type LocalServer, startServer } from '../support/http-server';
import { someContent } from '../support/some-content';

const PATIENT = 60_000;

/** Answers with the status that the path names; `/head-405` refuses HEAD only, `/moved` leads on, `/silent` never answers. */
function answer({ url = '', method }: IncomingMessage, response: ServerResponse): void {
  const [, first = '', rest] = url.split('/');
  if (first === 'silent') return;
  if (first === 'moved') response.setHeader('location', `/${rest}`);
  const status = first === 'moved' ? 301 : first === 'head-405' ? (method === 'HEAD' ? 405 : 200) : Number(first);
  response.writeHead(status).end();
}

let server: LocalServer;
beforeAll(async () => {
  server = await startServer(answer);
});
afterAll(() => server.close());

test.each([
  ['200', 'fine', '200'],
  ['head-405', 'fine', '200'],
  ['moved/200', 'fine', '200'],
  ['moved/404', 'broken', '404'],
  ['404', 'broken', '404'],
  ['410', 'broken', '410'],
  ['401', 'unknown', '401'],
  ['403', 'unknown', '403'],
  ['429', 'unknown', '429'],
  ['500', 'unknown', '500'],
])('an address that answers %s is %s (%s)', async (page, state, said) => {
  expect(await tryLink(server.address + page, PATIENT)).toEqual({ state, answer: said });
});

test('GET is asked only where HEAD was not answered well', async () => {
  const before = server.seen.length;
  await tryLink(`${server.address}200`, PATIENT);
  await tryLink(`${server.address}head-405`, PATIENT);
  expect(server.seen.slice(before).map(({ method }) => method)).toEqual(['HEAD', 'HEAD', 'GET']);
});

test('a server that never answers is given up', async () => {
  expect(await tryLink(`${server.address}silent`, 20)).toEqual({ state: 'unknown', answer: 'no answer in time' });
});

test('a refused connection may pass, a name that does not exist may not', async () => {
  const closed = await startServer(answer);
  await closed.close();
  expect(await tryLink(closed.address, PATIENT)).toEqual({ state: 'unknown', answer: 'ECONNREFUSED' });
  const noName = new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
  expect(networkAnswer(noName)).toEqual({ state: 'broken', answer: 'ENOTFOUND' });
});

test('no more requests are under way than allowed, and answers keep the order of the links', async () => {
  const links = ['a', 'b', 'c', 'd', 'e'].map((url) => ({ url, places: [] }));
  let open = 0;
  let most = 0;
  const tried = await tryLinks(links, { timeoutMs: PATIENT, atOnce: 2 }, async (url) => {
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    return { state: 'fine', answer: url };
  });
  expect(tried.map(({ answer: said }) => said)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});

test('links of posts and data files are found once each with every place, and those of this site are left out', async () => {
  const root = someContent(['site.yaml', 'blog/nmc-revalidation']);
  const post = path.join(root, 'blog/nmc-revalidation/index.md');
  const words = ['https://other.org/a', 'https://other.org/a#part', 'https://www.example.com/blog/', 'mailto:a@b.org'];
  appendFileSync(post, `\n${words.map((url) => `[words](${url})`).join('\n\n')}\n`);
  const links = externalLinks(await new ContentReader(diskSource(root)).read(), 'https://www.example.com');
  rmSync(path.dirname(root), { recursive: true });
  const file = 'content/blog/nmc-revalidation/index.md';
  expect(links.find(({ url }) => url === 'https://other.org/a')?.places.map((place) => place.file)).toEqual([
    file,
    file,
  ]);
  expect(links.map(({ url }) => url)).toContain('https://book.example.com/discovery-call');
  expect(links.map(({ url }) => url).filter((url) => /^mailto|www\.example|#/.test(url))).toEqual([]);
});

describe('a connection', () => {
  const linkTo = (host: string) => ({ url: `https://${host}/a`, places: [] });
  const notFound = async (): Promise<never> => {
    throw new Error('ENOTFOUND');
  };

  test('is missing where no host is found', async () => {
    expect(await isOffline([linkTo('a.example'), linkTo('b.example')], notFound)).toBe(true);
  });

  test('is there where one of them is', async () => {
    const find = async (host: string) => (host === 'b.example' ? {} : notFound());
    expect(await isOffline([linkTo('a.example'), linkTo('b.example')], find)).toBe(false);
  });
});

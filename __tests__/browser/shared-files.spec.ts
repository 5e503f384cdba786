// Guards the effect of published headers: other sites can load the files of feeds, and recordings play.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { type HeaderRule, headerRules } from '../../plugins/gatsby-plugin-static-host/headers';
import { hostOptions } from '../../src/gatsby/host-options';
import { test } from './support/test';

/** A second of silence: 8-bit PCM (RIFF WAVE). */
function wav(): Buffer {
  const samples = Buffer.alloc(8000, 0x80);
  const head = Buffer.from(`RIFF....WAVEfmt ${'.'.repeat(20)}data....`, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  wav: 'audio/wav',
  json: 'application/json',
  html: 'text/html',
};

const matches = ({ path }: HeaderRule, address: string): boolean =>
  new RegExp(`^${path.replace(/[.?]/g, '\\$&').replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`).test(address);

let server: Server;
let origin: string;
/** A page of another site on the same computer: browsers block internet pages from local addresses. */
let reader: string;

test.beforeAll(async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  const files: Readonly<Record<string, Buffer>> = {
    'static/a.png': picture,
    'cards/a.png': picture,
    'files/a.png': picture,
    'page-data/a.png': picture,
    'files/talk.wav': wav(),
    'reader.html': Buffer.from('<title>Reader</title>'),
    'feed.json': Buffer.from('{}'),
    'page-data/app-data.json': Buffer.from('{}'),
  };
  const shared = [...hostOptions.shared, '/files/*'];
  const rules = headerRules(Object.keys(files), { hashedFolders: hostOptions.hashedFolders, shared });
  server = createServer(({ url = '/' }, response) => {
    const body = files[url.slice(1)];
    const type = TYPES[url.split('.').at(-1) ?? ''] ?? 'text/plain';
    const headers = rules.filter((rule) => matches(rule, url)).map((rule) => rule.headers);
    response.writeHead(body ? 200 : 404, Object.assign({ 'Content-Type': type }, ...headers)).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  reader = `http://localhost:${port}/reader.html`;
});
test.afterAll(() => void server?.close());

test('other sites can show pictures in feeds and fetch feeds, and nothing else', async ({ page }) => {
  await page.goto(reader);
  const widthOf = (path: string) =>
    page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode().catch(() => undefined);
      return image.naturalWidth;
    }, `${origin}/${path}`);
  expect(await widthOf('static/a.png')).toBe(40);
  expect(await widthOf('cards/a.png')).toBe(40);
  expect(await widthOf('files/a.png')).toBe(40);
  expect(await widthOf('page-data/a.png')).toBe(0);
  const canFetch = (path: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      `${origin}/${path}`,
    );
  expect(await canFetch('feed.json')).toBe(true);
  expect(await canFetch('page-data/app-data.json')).toBe(false);
});

test('a recording plays in its own tab', async ({ page }) => {
  await page.goto(`${origin}/files/talk.wav`);
  const player = page.locator('video, audio');
  await expect(player).toHaveJSProperty('duration', 1);
});

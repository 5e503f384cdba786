import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHostRules } from '../../plugins/gatsby-plugin-static-host/hosts/write-host-rules';
import { type Server, type Site, startCaddy, startNginx } from '../../scripts/host-servers';
import { hostOptions } from '../../src/gatsby/host-options';
import { rawRequest } from '../support/raw-request';

const SCRIPT = path.resolve('scripts/release.sh');
const SERVERS: readonly [string, number, (site: Site, port: number) => Promise<Server>][] = [
  ['nginx', 9166, startNginx],
  ['caddy', 9167, startCaddy],
];

const release = (site: string, ...args: string[]) => spawnSync('sh', [SCRIPT, site, ...args], { encoding: 'utf8' });
const scriptOf = (version: number): string => `app-${String(version).padStart(20, '0')}.js`;
const PADDING = 'x'.repeat(100_000);

/** Lays a version of a site beside the one that is published, as rsync does. */
async function bring(site: string, version: number): Promise<void> {
  const incoming = path.join(site, 'incoming');
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(path.join(incoming, 'public', 'static'), { recursive: true });
  const files = {
    'index.html': `version ${version} ${PADDING} ${version}`,
    '404.html': 'nothing here',
    [`only-${version}.html`]: '',
    [scriptOf(version)]: `${version}`,
    [`static/${version}.woff2`]: `${version}`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(incoming, 'public', name), text);
  await writeHostRules(incoming, Object.keys(files), [], hostOptions);
}

let site: string;

beforeEach(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'release-'));
  // nginx's workers give up the rights of root.
  chmodSync(site, 0o755);
  await bring(site, 1);
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const shown = (): string => readFileSync(path.join(site, 'current/public/index.html'), 'utf8').slice(0, 9);

describe.each(SERVERS)('%s', (_name, port, start) => {
  let server: Server;

  beforeEach(async () => {
    release(site);
    const current = path.join(site, 'current');
    server = await start({ publicFolder: `${current}/public`, deployFolder: `${current}/deploy` }, port);
  });
  afterEach(() => server.stop());

  const get = (target: string) => rawRequest(port, { target });

  test('answers every request while releases change, and each with one whole version', async () => {
    let isDone = false;
    const answers: string[] = [];
    const visitor = async (): Promise<void> => {
      while (!isDone) {
        const { status, body } = await get('/');
        const [, version, , last] = body.toString().split(' ');
        answers.push(status === 200 && version === last ? 'whole' : `${status} ${version} ${last}`);
      }
    };
    const visitors = [visitor(), visitor(), visitor()];
    for (let version = 2; version < 12; version += 1) {
      await bring(site, version);
      expect(release(site).status).toBe(0);
      await get('/');
    }
    isDone = true;
    await Promise.all(visitors);
    expect(new Set(answers)).toEqual(new Set(['whole']));
    expect(answers.length).toBeGreaterThan(30);
  });

  test('still answers for the hashed files of the releases before, and for none of their pages', async () => {
    for (const version of [2, 3]) {
      await bring(site, version);
      release(site);
    }
    const answers = await Promise.all(
      [`/${scriptOf(1)}`, '/static/1.woff2', `/${scriptOf(3)}`, '/only-1.html', '/only-3.html'].map(get),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200]);
  });
});

test('old files and old releases are not kept for ever', async () => {
  for (let version = 1; version < 9; version += 1) {
    await bring(site, version);
    release(site);
  }
  const there = (version: number): boolean => existsSync(path.join(site, 'current/public', scriptOf(version)));
  expect([8, 7, 6, 5, 4, 1].map(there)).toEqual([true, true, true, true, false, false]);
  expect(readdirSync(path.join(site, 'releases'))).toHaveLength(5);
});

test('goes back to the release before, and says so where there is none', async () => {
  release(site);
  expect(release(site, 'back').status).toBe(1);
  await bring(site, 2);
  release(site);
  expect(shown()).toBe('version 2');
  expect(release(site, 'back').status).toBe(0);
  expect(shown()).toBe('version 1');
});

test('a copy that is not complete changes nothing', async () => {
  release(site);
  await bring(site, 2);
  rmSync(path.join(site, 'incoming/public/404.html'));
  const { status, stderr } = release(site);
  expect([status, stderr.trim()]).toEqual([1, 'incoming/public/404.html is missing: the copy is not complete.']);
  expect(shown()).toBe('version 1');
});

test('a release that was killed half way does not hold the next one up', async () => {
  release(site);
  mkdirSync(path.join(site, 'releases/20260101-000000-0.part/public'), { recursive: true });
  await bring(site, 2);
  expect(release(site).status).toBe(0);
  expect([shown(), readdirSync(path.join(site, 'releases')).length]).toEqual(['version 2', 2]);
});

import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Server, type Site, startCaddy, startNginx } from '../../scripts/host-servers';
import { checkLive } from '../../scripts/live/check-live';
import { type ExpectedSite, expectedSite } from '../../scripts/live/expected-site';
import { ContentReader } from '../../src/content/read/content-reader';
import { diskSource } from '../../src/content/read/disk-source';
import { today } from '../../src/utils/calendar';

type Start = (site: Site, port: number) => Promise<Server>;
type Edit = (text: string) => string | undefined;

/** What goes wrong with a deployment, and what is said about it. */
interface Fault {
  readonly what: string;
  /** The file, below `public` or `deploy`, and its new text; `undefined` for a file that is gone. */
  readonly file: string;
  readonly edit: Edit;
  readonly told: RegExp;
}

const gone: Edit = () => undefined;

/** Faults of what was published; the same on every server. */
const UPLOADS = (page: string, script: string): readonly Fault[] => [
  { what: 'without a page', file: `public${page}index.html`, edit: gone, told: /is in the sitemap and answers 404/ },
  // Writing a file removes its copies.
  { what: 'without copies', file: 'public/index.html', edit: (text) => text, told: /^\/ is sent uncompressed/ },
  { what: 'without a script', file: `public${script}`, edit: gone, told: /which the home page loads, answers 404/ },
  {
    what: 'of another address',
    file: 'public/sitemap-0.xml',
    edit: (text) => text.replaceAll(/<loc>https:\/\/[^/]+/g, '<loc>https://old.example.net'),
    told: /lists https:\/\/old\.example\.net\/.*, which is not at/,
  },
  {
    what: 'with a script that a CDN has added',
    file: 'public/index.html',
    edit: (text) => text.replace('<body', '<script>track()</script><body'),
    told: /has a script that its policy blocks: “track\(\)”/,
  },
  {
    what: 'without the policy in the page',
    file: 'public/index.html',
    edit: (text) => text.replace('http-equiv="Content-Security-Policy"', 'name="policy"'),
    told: /no content security policy/,
  },
  { what: 'without a feed', file: 'public/rss.xml', edit: () => '<html></html>', told: /rss\.xml is no feed/ },
  {
    what: 'with half of the search index',
    file: 'public/blog/words.json',
    edit: (text) => text.slice(0, text.length / 2),
    told: /words\.json cannot be read or is empty/,
  },
  {
    what: 'with an expired security.txt',
    file: 'public/.well-known/security.txt',
    edit: (text) => text.replace(/Expires: .*/, 'Expires: 2020-01-01T00:00:00Z'),
    told: /security\.txt expired on 2020-01-01/,
  },
];

const NGINX = 'deploy/nginx/server.conf';
const CADDY = 'deploy/Caddyfile';
const replaced =
  (from: RegExp | string, to: string): Edit =>
  (text) => {
    const changed = text.replaceAll(from, to);
    if (changed === text) throw new Error(`There is no ${from}.`);
    return changed;
  };

const TOLD = {
  headers: /^\/ comes without the header X-Frame-Options/,
  redirects: /^\/blog answers 302 and leads to \/blog\//,
  missing: /which does not exist, answers 200 instead of 404/,
  caching: /\.js comes without the header Cache-Control|^The header Cache-Control of .*\.js is/,
};

const SERVERS: readonly (readonly [string, number, Start, readonly Fault[]])[] = [
  [
    'nginx',
    9168,
    startNginx,
    [
      { what: 'without headers', file: NGINX, edit: replaced(/add_header X-.*/g, ''), told: TOLD.headers },
      { what: 'with passing redirects', file: NGINX, edit: replaced('return 301', 'return 302'), told: TOLD.redirects },
      { what: 'with one page for all', file: NGINX, edit: replaced('404 @not', '404 =200 @not'), told: TOLD.missing },
      { what: 'without caching', file: NGINX, edit: replaced(/add_header Cache-.*/g, ''), told: TOLD.caching },
    ],
  ],
  [
    'caddy',
    9169,
    startCaddy,
    [
      { what: 'without headers', file: CADDY, edit: replaced(/header X-.*/g, ''), told: TOLD.headers },
      {
        what: 'with passing redirects',
        file: CADDY,
        edit: replaced('/{site_query} 301', '/{site_query} 302'),
        told: TOLD.redirects,
      },
      {
        what: 'with one page for all',
        file: CADDY,
        edit: replaced('file_server @not_found {', 'file_server @not_found {\n status 200'),
        told: TOLD.missing,
      },
      { what: 'without caching', file: CADDY, edit: replaced(/header @immutable .*/g, ''), told: TOLD.caching },
    ],
  ],
];

let folder: string;
let site: Site;
let expected: ExpectedSite;
let uploads: readonly Fault[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-site-'));
  // nginx's workers give up the rights of root.
  chmodSync(folder, 0o755);
  for (const name of ['public', 'deploy']) cpSync(name, path.join(folder, name), { recursive: true });
  site = { publicFolder: path.join(folder, 'public'), deployFolder: path.join(folder, 'deploy') };
  const content = expectedSite(await new ContentReader(diskSource('content')).read(), today());
  // The endpoint does not run here.
  expected = { ...content, contact: undefined };
  const read = (name: string): string => readFileSync(path.join(site.publicFolder, name), 'utf8');
  const page =
    read('sitemap-0.xml')
      .match(/<loc>[^<]*<\/loc>/g)
      ?.at(-1) ?? '';
  const [, script = ''] = /"(\/hydration-[0-9a-f]{20}\.js)"/.exec(read('index.html')) ?? [];
  uploads = UPLOADS(new URL(page.replace(/<\/?loc>/g, '')).pathname, script);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function told(port: number): Promise<string[]> {
  const found = await checkLive(new URL(`http://127.0.0.1:${port}`), expected);
  // Where nobody receives the form, this is said of every deployment.
  return found.map(({ what }) => what).filter((what) => !what.includes('contact form is simulated'));
}

/** Does something while a file, and its compressed copies, are as the fault has them. */
async function withFault({ file, edit }: Fault, act: () => Promise<void>): Promise<void> {
  const names = ['', '.br', '.gz'].map((copy) => path.join(folder, file + copy)).filter((name) => existsSync(name));
  const before = names.map((name) => [name, readFileSync(name)] as const);
  for (const name of names) rmSync(name);
  const text = edit(String(before[0]?.[1] ?? ''));
  if (text !== undefined) writeFileSync(path.join(folder, file), text);
  try {
    await act();
  } finally {
    for (const [name, content] of before) writeFileSync(name, content);
  }
}

describe.each(SERVERS)('the built site on %s', (_name, port, start, rules) => {
  const serving = async (act: () => Promise<void>): Promise<void> => {
    const server = await start(site, port);
    await act().finally(server.stop);
  };

  test('nothing is wrong with it, and each fault of what was published is reported', async () => {
    await serving(async () => {
      expect(await told(port)).toEqual([]);
      for (const fault of uploads)
        await withFault(fault, async () =>
          expect([fault.what, await told(port)]).toEqual([
            fault.what,
            expect.arrayContaining([expect.stringMatching(fault.told)]),
          ]),
        );
      expect(await told(port)).toEqual([]);
    });
  });

  test.each(rules)('a server $what is reported', async (fault) => {
    await withFault(fault, () =>
      serving(async () =>
        expect(await told(port)).toEqual(expect.arrayContaining([expect.stringMatching(fault.told)])),
      ),
    );
  });

  test('a server that is down is reported', async () => {
    expect(await told(port)).toEqual([expect.stringMatching(/^The site did not answer: .*ECONNREFUSED/)]);
  });
});

import { ContentCopy } from '../../support/content-copy';

const DAY = '2026-01-01';
const EDITOR = 'editor:\n  host: github\n  repo: jane/website\n  branch: main\n';

const copy = new ContentCopy();
afterAll(() => copy.remove());

const found = async (site: string, day: string): Promise<string[]> =>
  (await copy.checkWith({ 'site.yaml': site }, day)).map(
    ({ rule, severity, line }) => `${severity} ${rule} in "${site.split('\n')[line - 1]?.trim()}"`,
  );

const at = (siteUrl: string): string => copy.read('site.yaml').replace(/^siteUrl: .*/m, `siteUrl: ${siteUrl}`);

test.each(['https://jane.github.io', 'https://JANE.GitHub.io', 'https://jane.gitlab.io', 'https://jane.codeberg.page'])(
  'the editor is refused at %s, which all projects of one owner share',
  async (siteUrl) => {
    expect(await found(`${at(siteUrl)}\n${EDITOR}`, DAY)).toContain('error editor-shared-address in "editor:"');
  },
);

test.each([
  'https://www.example.com',
  'https://github.io.example.com',
  'https://notgithub.io',
  'https://jane.pages.dev',
])('the editor may be at %s', async (siteUrl) => {
  expect((await found(`${at(siteUrl)}\n${EDITOR}`, DAY)).join()).not.toContain('editor-');
});

test('a site without the editor may be anywhere', async () => {
  expect((await found(at('https://jane.github.io'), DAY)).join()).not.toContain('editor-');
});

test.each([
  ['2026-03-03', []],
  ['2026-03-02', ['warning security-expires in "expires: 2026-03-02"']],
  ['2026-01-01', ['warning security-expires in "expires: 2026-01-01"']],
  ['2025-12-31', ['warning security-expires in "expires: 2025-12-31"']],
])('security.txt that is valid until %s: %j', async (expires, expected) => {
  expect(await found(copy.read('site.yaml').replace(/expires: .*/, `expires: ${expires}`), DAY)).toEqual(expected);
});

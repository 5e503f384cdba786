import { SITE_COLLECTIONS } from '../../../src/content/model/collections';
import { editorHost } from '../../../src/content/model/editor-host';
import { readEntries } from '../../../src/content/read/read-files';

const PLACE = { repo: 'jane/website', branch: 'main' };

const messages = (settings: object) =>
  editorHost
    .safeParse({ ...PLACE, ...settings })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each([
  { host: 'github' },
  { host: 'github', authenticator: 'https://sign-in.example.org' },
  { host: 'github', server: 'https://git.example.org', branch: 'authors/main' },
  { host: 'gitlab', appId: 'a1b2', repo: 'group/subgroup/web.site' },
  { host: 'gitea', appId: '00000000-0000-0000-0000-000000000000', server: 'https://codeberg.org' },
  { host: 'gitea', server: 'https://example.org/git' },
])('a complete host: %o', (settings) => expect(messages(settings)).toEqual([]));

const ENDING = 'must end after the host or path, without a slash, ? or #';

test.each([
  [{ host: 'github', repo: 'https://github.com/jane/website' }, 'repo: must be the owner and the name'],
  [{ host: 'github', repo: 'website' }, 'repo: must be the owner and the name'],
  [{ host: 'gitea', repo: 'group/subgroup/website' }, 'repo: has more than one slash; only GitLab'],
  [{ host: 'gitlab', branch: 'main; connect-src *' }, 'branch: must be the name of a branch'],
  [{ host: 'github', appId: 'a1' }, 'appId: is not used by github, which takes authenticator'],
  [{ host: 'gitlab', authenticator: 'https://a.example' }, 'authenticator: is not used by gitlab, which takes appId'],
  [{ host: 'gitea', appId: 'a b' }, 'appId: must be letters, digits, hyphens and underscores only'],
  [{ host: 'gitea', server: 'http://git.example.org' }, 'server: must be an address that starts with https://'],
  [{ host: 'gitea', server: 'https://git.example.org/' }, `server: ${ENDING}`],
  [{ host: 'gitlab', server: 'https://git.example.org?a' }, `server: ${ENDING}`],
])('%o is reported in plain words', (settings, message) => {
  expect(messages(settings)).toEqual([expect.stringContaining(message)]);
});

test('a mistake is reported with its file and its line', () => {
  const collection = SITE_COLLECTIONS.find(({ file }) => file === 'site.yaml');
  if (!collection) throw new Error('site.yaml is not a collection');
  const text = 'editor:\n  host: github\n  repo: website\n  branch: main\n';
  const { problems } = readEntries(Buffer.from(text), 'content/site.yaml', collection);
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: 'content/site.yaml',
      line: 3,
      severity: 'error',
      message: expect.stringContaining('"repo" (in editor) must be the owner and the name'),
    }),
  );
});

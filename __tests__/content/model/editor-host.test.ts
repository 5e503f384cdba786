// Guards the settings of the editor.
import { editorHost } from '../../../src/content/model/editor-host';

const PLACE = { repo: 'jane/website', branch: 'main' };

const messages = (settings: object) =>
  editorHost
    .safeParse({ ...PLACE, ...settings })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each([
  { host: 'github' },
  { host: 'github', authenticator: 'https://sign-in.example.org' },
  { host: 'github', branch: 'authors/main' },
  { host: 'gitlab', appId: 'a1b2', repo: 'group/subgroup/web.site' },
])('a complete host: %o', (settings) => expect(messages(settings)).toEqual([]));

const ENDING = 'must end after the host or path, without a slash, ? or #';

test.each([
  [{ host: 'github', repo: 'https://github.com/jane/website' }, 'repo: must be the owner and the name'],
  [{ host: 'github', repo: 'website' }, 'repo: must be the owner and the name'],
  [{ host: 'github', repo: 'group/subgroup/website' }, 'repo: has more than one slash; only GitLab'],
  [{ host: 'gitlab', branch: 'main; connect-src *' }, 'branch: must be the name of a branch'],
  [{ host: 'github', appId: 'a1' }, 'appId: is not used by github, which takes authenticator'],
  [{ host: 'gitlab', authenticator: 'https://a.example' }, 'authenticator: is not used by gitlab, which takes appId'],
  [{ host: 'gitlab', appId: 'a b' }, 'appId: must be letters, digits, hyphens and underscores only'],
  [
    { host: 'github', authenticator: 'http://a.example' },
    'authenticator: must be an address that starts with https://',
  ],
  [{ host: 'github', authenticator: 'https://a.example/' }, `authenticator: ${ENDING}`],
])('%o is reported in plain words', (settings, message) => {
  expect(messages(settings)).toEqual([expect.stringContaining(message)]);
});

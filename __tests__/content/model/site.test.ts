// Guards the settings of the editor.
import { editorHost } from '../../../src/content/model/site';

const PLACE = { repo: 'jane/website', branch: 'main' };
const [GITHUB, GITLAB] = [{ host: 'github' }, { host: 'gitlab' }];
const SIGN_IN = 'https://sign-in.example';

const messages = (settings: object) =>
  editorHost
    .safeParse({ ...PLACE, ...settings })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test.each([
  GITHUB,
  { ...GITHUB, authenticator: SIGN_IN },
  { ...GITHUB, branch: 'authors/main' },
  { ...GITLAB, appId: 'a1b2', repo: 'group/subgroup/web.site' },
])('a complete host is accepted: %o', (settings) => expect(messages(settings)).toEqual([]));

test.each([
  [{ ...GITHUB, repo: 'https://github.com/jane/website' }, 'repo: must be the owner and the name'],
  [{ ...GITHUB, repo: 'website' }, 'repo: must be the owner and the name'],
  [{ ...GITLAB, branch: 'main; connect-src *' }, 'branch: must be the name of a branch'],
  [{ ...GITHUB, appId: 'a1' }, 'has the setting of another host'],
  [{ ...GITLAB, authenticator: SIGN_IN }, 'has the setting of another host'],
  [{ ...GITLAB, appId: 'a b' }, 'appId: must be letters, digits, hyphens and underscores only'],
  [{ ...GITHUB, authenticator: 'http://a.example' }, 'authenticator: must be an address that starts with https://'],
  [{ ...GITHUB, authenticator: `${SIGN_IN}/` }, 'authenticator: must end after the host or path'],
])('a wrong setting is reported in plain words: %o', (settings, message) => {
  expect(messages(settings)).toEqual([expect.stringContaining(message)]);
});

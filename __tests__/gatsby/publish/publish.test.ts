// Guards the files made from the settings, and the editor's folder and headers.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EditorHost } from '../../../src/content/model/site';
import { unlistedFolders } from '../../../src/gatsby/host-options';
import { securityTxt, writeEditor } from '../../../src/gatsby/publish/publish';
import { temporaryFolder } from '../../support/temporary-folder';

const PLACE = { repo: 'jane/website', branch: 'main' };
const OPENER = 'Cross-Origin-Opener-Policy';

const project = temporaryFolder();

test('the editor of an earlier build is deleted', async () => {
  mkdirSync(path.join(project, 'public/edit'), { recursive: true });
  writeFileSync(path.join(project, 'public/edit/index.html'), '');
  await writeEditor(project, undefined);
  expect(existsSync(path.join(project, 'public/edit'))).toBe(false);
});

test.each<[EditorHost, object]>([
  [{ ...PLACE, host: 'github' }, {}],
  [{ ...PLACE, host: 'github', authenticator: 'https://a.example' }, { [OPENER]: 'same-origin-allow-popups' }],
  [{ ...PLACE, host: 'gitlab' }, {}],
  [{ ...PLACE, host: 'gitlab', appId: 'a1' }, { [OPENER]: 'unsafe-none' }],
])('the editor of %o loosens only the header for its sign-in', (host, headers) => {
  expect(unlistedFolders(host)).toEqual([{ folder: '/edit/', headers }]);
});

const SETTINGS = {
  siteUrl: 'https://www.example.com',
  language: 'en-GB',
  security: { email: 'safe@example.com', expires: '2027-10-31' },
};

test('security.txt contains contact, expiry, language and its own address', () => {
  expect(securityTxt(SETTINGS)).toBe(
    'Contact: mailto:safe@example.com\nExpires: 2027-10-31T23:59:59Z\nPreferred-Languages: en\n' +
      'Canonical: https://www.example.com/.well-known/security.txt\n',
  );
});

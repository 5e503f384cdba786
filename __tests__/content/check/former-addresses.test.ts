// Guards what the check says of links by a former address.
import { postPath } from '../../../src/routes';
import { ContentCopy } from '../../support/content-copy';

const DAY = '2026-01-01';
const RENAMED = 'blog/nmc-revalidation/index.md';
const OTHER = 'blog/five-years-abroad-lessons/index.md';

const copy = new ContentCopy();
afterAll(() => copy.remove());

const withAlias = (more = '') => copy.read(RENAMED).replace('\ndate:', `\naliases: [former-name]${more}\ndate:`);
const linking = (url: string) => `${copy.read(OTHER)}\nSee [this](${url}).\n`;

const FORMER = postPath('former-name');

test.each([FORMER, FORMER.slice(0, -1)])('a link to %s is a note, not a mistake', async (url) => {
  const changes = { [RENAMED]: withAlias(), [OTHER]: linking(url) };
  expect(await copy.checkWith(changes, DAY)).toEqual([]);
  const notes = await copy.checkWith(changes, DAY, true);
  expect(
    notes.filter(({ rule }) => rule === 'link-moved').map(({ severity, expected }) => [severity, expected]),
  ).toEqual([['info', `did you mean "${postPath('nmc-revalidation')}"?`]]);
});

test('a heading that there is not is missed behind a redirect too', async () => {
  const changes = { [RENAMED]: withAlias(), [OTHER]: linking(`${FORMER}#nothing`) };
  expect((await copy.checkWith(changes, DAY)).map(({ rule }) => rule)).toEqual(['link-anchor-unknown']);
});

test('a redirect to a former address is a warning', async () => {
  const changes = { [RENAMED]: withAlias(), 'redirects.yaml': `- from: /old/\n  to: ${FORMER}\n` };
  const problems = await copy.checkWith(changes, DAY);
  expect(problems.map(({ rule, severity }) => [rule, severity])).toEqual([['redirect-chain', 'warning']]);
});

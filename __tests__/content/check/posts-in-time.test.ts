// Guards what is shown on which day: drafts, scheduled posts, texts with a last day, published addresses.
import { sectionPage } from '../../../src/content/model/page';
import { postStatus } from '../../../src/content/model/post';
import { fieldsOf } from '../../../src/content/read/schema-fields';
import { toDisplayEntry } from '../../../src/gatsby/display-entry';
import { showsHiddenPosts } from '../../../src/gatsby/gatsby-command';
import { postPath } from '../../../src/routes';
import { ContentCopy } from '../../support/content-copy';
import { postText } from './bad-posts';

jest.setTimeout(60_000);

const DAY = '2026-01-01';
const copy = new ContentCopy();
afterAll(() => copy.remove());

describe('a post', () => {
  it.each([
    [{ draft: true, date: '2020-01-01' }, 'draft'],
    [{ draft: false, date: '2026-01-02' }, 'scheduled'],
    [{ draft: false, date: '2026-01-01' }, 'published'],
    [{ draft: true, date: '2026-01-02' }, 'draft'],
  ] as const)('%j is %s', (post, status) => {
    expect(postStatus(post, DAY)).toBe(status);
  });

  it.each([
    [{}, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'development' }, true],
    [{ NODE_ENV: 'production', INCLUDE_DRAFTS: '1' }, true],
  ])('that is kept back is shown with %j: %s', (environment, shown) => {
    expect(showsHiddenPosts(environment)).toBe(shown);
  });
});

describe('a text with a last day', () => {
  const until = '2025-12-31';
  const program = {
    sections: [
      { type: 'prices', eyebrow: 'Beta', title: 'Beta prices', until, fallback: 'Prices' },
      { type: 'call-to-action', title: 'T', notice: { text: 'Starts soon', until, fallback: 'Ask for dates' } },
    ],
  };
  const fields = fieldsOf(sectionPage);

  it('stays until its last day is over', () => {
    expect(toDisplayEntry(program, fields, { day: '2025-12-31' })).toEqual(program);
  });

  it('gives way to its fallback on the day after', () => {
    const current = toDisplayEntry(program, fields, { day: DAY });
    expect(current.sections).toMatchObject([{ title: 'Prices' }, { notice: { text: 'Ask for dates' } }]);
    expect(current.sections[0]?.eyebrow).toBeUndefined();
  });
});

describe('a published address', () => {
  const file = 'blog/nmc-revalidation/index.md';

  it.each([
    ['a draft', /(?=\ndate:)/, '\ndraft: true'],
    ['a date in the future', /\ndate: \S+/, '\ndate: 2027-01-01'],
  ])('may not vanish behind %s', async (_what, before, after) => {
    const text = copy.read(file).replace(before, after);
    const rules = (await copy.checkWith({ [file]: text }, DAY)).map(({ rule, file: at }) => `${rule} ${at}`);
    expect(rules).toContain(`url-vanished content/${file}`);
  });

  it('may move if the old slug is given', async () => {
    const picture = Buffer.from([0]);
    const gone = { [file]: null, 'blog/nmc-revalidation/cover.png': null, 'blog/nmc-revalidation/cover.svg': null };
    const without = await copy.checkWith({ ...gone, 'blog/revalidation/index.md': postText() }, DAY);
    expect(without.map(({ rule }) => rule)).toContain('url-vanished');
    const moved = postText({ aliases: '[nmc-revalidation]' });
    const withAlias = await copy.checkWith(
      { ...gone, 'blog/revalidation/index.md': moved, 'blog/revalidation/cover.png': picture },
      DAY,
    );
    expect(withAlias.map(({ rule }) => rule)).not.toContain('url-vanished');
  });

  it('of a draft is not a page that published posts can link to', async () => {
    const post = 'blog/zz-a-draft/index.md';
    const text = `${copy.read(file)}\nSee [this](${postPath('zz-a-draft')}).\n`;
    const problems = await copy.checkWith({ [post]: postText({ draft: 'true' }), [file]: text }, DAY);
    expect(problems.map(({ rule, file: at }) => [rule, at])).toContainEqual(['link-broken', `content/${file}`]);
  });
});

// Guards links: their locations, their targets, and the reports on them.
import { type Changes, ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

const SLUG = 'nmc-revalidation';
const POST = `blog/${SLUG}/index.md`;
const NEW = 'blog/zz-links/index.md';

const copy = new ContentCopy();

/** An article with these lines from line 11 on. */
const article = (...lines: readonly string[]): Changes => ({
  [NEW]: postText({ cover: '../../images/hero.png' }, `\nHello.\n\n${lines.join('\n\n')}\n`),
});
/** `file:line rule found` of each finding. */
async function reported(changes: Changes, keepNotes = false): Promise<string[]> {
  const findings = await copy.checkWith(changes, { keepNotes });
  return findings.map(({ file, line, rule, found }) => `${file}:${line} ${rule} ${found}`);
}

describe('a planner that is gone, with a redirect', () => {
  const moved = (from: string, to: string) => copy.replaced('redirects.yaml', /$/, `- from: ${from}\n  to: ${to}\n`);
  const card = copy.replaced('tools.yaml', /href: .*/, 'href: /tools/gone/');
  const footer = copy.replaced('site.yaml', 'href: /faq/', 'href: /gone/');

  test.each([
    ['its card removed where the list of planners has one', { ...card, ...moved('/tools/gone/', '/tools/') }, 'Remove'],
    [
      'its card removed where another planner has one',
      { ...card, ...moved('/tools/gone/', '/tools/revalidation-planner/') },
      'Remove',
    ],
    ['its entry removed in a list that has the new page', { ...footer, ...moved('/gone/', '/tools/') }, 'Remove'],
    [
      'its new address written where nothing leads there',
      { ...card, ...moved('/tools/gone/', '/faq/') },
      'Write /faq/',
    ],
  ])('has %s', async (_what, changes, advice) => {
    const [found] = (await copy.checkWith(changes)).filter(({ rule }) => rule === 'link-moved');
    expect(found?.fix).toContain(advice);
  });
});

test('feeds, bare www addresses and addresses with brackets are accepted', async () => {
  const links =
    'Follow [all](/rss.xml) or [some](/blog/category/wellness/feed.json). Go to www.nmc.org.uk/cpd and read.';
  const answer = copy.replaced('faq.yaml', 'The program page', 'The [page](https://en.wikipedia.org/wiki/Nurse_(UK))');
  expect(await reported({ ...article(links), ...answer })).toEqual([]);
});

test('example addresses are noted in texts, links and fields', async () => {
  const changes = {
    ...article('Write to hello@example.com, or [me](mailto:hi@example.org?subject=Hi).', 'See <https://a.example/?b>.'),
    ...copy.replaced('faq.yaml', 'The program page', 'Mail us at you@example.net. The program page'),
    ...copy.replaced('site.yaml', 'href: /faq/', 'href: mailto:hello@example.com?subject=Hi'),
  };
  const before = await reported({}, true);
  const found = (await reported(changes, true)).filter((line) => !before.includes(line));
  expect(found.map((line) => line.replace(/:\d+/, ''))).toEqual(
    expect.arrayContaining([
      `content/${NEW} before-launch mailto:hello@example.com`,
      `content/${NEW} before-launch mailto:hi@example.org?subject=Hi`,
      `content/${NEW} before-launch https://a.example/?b`,
      'content/faq.yaml before-launch you@example.net',
      'content/site.yaml before-launch mailto:hello@example.com?subject=Hi',
    ]),
  );
});

test('addresses inside a network are noted, because no visitor can open them', async () => {
  const inside = [
    ...['192.168.0.10', '10.1.2.3', '172.20.0.1', '169.254.1.1', '0x7f.1', 'nas.local', 'wiki.lan', 'hr.intranet'],
    ...['[fd12:3456::1]', '[fe80::1]', 'localhost', 'router.home.arpa'],
  ].map((host) => `https://${host}/x`);
  const outside = ['172.32.0.1', '11.0.0.1', 'local.nurses.uk', 'homes.co.uk'].map((host) => `https://${host}/x`);
  const changes = {
    ...article([...inside, ...outside].map((url) => `See [this](${url}).`).join('\n')),
    ...copy.replaced('site.yaml', 'href: /faq/', `href: "${inside[0]}"`),
  };
  const found = (await copy.checkWith(changes, { keepNotes: true })).filter(({ message }) =>
    message.includes('your own network'),
  );
  expect(found.filter(({ file }) => file === `content/${NEW}`).map((each) => each.found)).toEqual(inside);
  expect(found.filter(({ file }) => file === 'content/site.yaml').map((each) => each.found)).toEqual([inside[0]]);
});

test('a question that its page leaves out has no anchor', async () => {
  const [first = '', second = ''] = [...copy.read('faq.yaml').matchAll(/^- question: (.*)$/gm)].map(([, q]) => q ?? '');
  const id = (question: string) =>
    question
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, '')
      .replaceAll(' ', '-');
  const changes = {
    ...article(`See [this](/faq/#${id(first)}).`, `See [that](/faq/#${id(second)}).`),
    ...copy.replaced('pages/faq.yaml', /- type: questions\n/, `$&    questions: [${JSON.stringify(first)}]\n`),
  };
  expect(await reported(changes)).toEqual([`content/${NEW}:14 link-broken #${id(second)}`]);
});

/** The specified article under another name. */
const renamed = (aliases = ''): Changes => ({
  [POST]: null,
  [POST.replace('index.md', 'cover.png')]: null,
  'blog/revalidation-guide/index.md': copy
    .read(POST)
    .replace('./cover.png', '../../images/hero.png')
    .replace('\ndate:', `${aliases}\ndate:`),
});

test.each([
  ['breaks each link to its former address', renamed(), 'link-broken', []],
  [
    'with an alias has each former link reported with its new one',
    renamed(`\naliases: [${SLUG}]`),
    'link-moved',
    ['', '#after'],
  ],
])('a renamed article %s', async (_what, changes, rule, hashes) => {
  const links = {
    ...article(`See [this](/blog/${SLUG}/), [that](https://www.example.com/blog/${SLUG}/#after) and [a](/blog/).`),
    ...copy.replaced('site.yaml', 'href: /faq/', `href: /blog/${SLUG}/`),
    ...copy.replaced('tools.yaml', /href: \S+/, `href: /blog/${SLUG}/`),
  };
  const found = (await copy.checkWith({ ...links, ...changes })).filter((each) => each.rule === rule);
  expect(found.map(({ file }) => file)).toEqual(
    expect.arrayContaining([`content/${NEW}`, `content/${NEW}`, 'content/site.yaml', 'content/tools.yaml']),
  );
  const own = found.filter(({ file }) => file === `content/${NEW}`);
  expect(own).toHaveLength(2);
  for (const [index, hash] of hashes.entries())
    expect(`${own[index]?.expected} ${own[index]?.fix}`).toContain(`/blog/revalidation-guide/${hash}`);
});

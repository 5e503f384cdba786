// Guards what the site is worked out to be: ids, labels, redirects, sections and cards.
import { drawn } from '../../../src/content/resolve/cards';
import { resolveSite } from '../../../src/content/resolve/site';
import { postPath, servicePath } from '../../../src/routes';
import { postText } from '../check/bad-posts';
import { type Changes, ContentCopy, DAY } from '../content-copy';

const copy = new ContentCopy();

async function siteWith(changes: Changes, showsHidden = false) {
  const { files } = await copy.with(changes, () => copy.reader.read());
  return resolveSite(files, DAY, { showsHidden });
}

const copyOf = async () => {
  const [blog] = (await siteWith({})).lists.BlogCopy;
  if (!blog) throw new Error('There is no blog.yaml.');
  return blog;
};

const faq = (...questions: readonly string[]) =>
  questions.map((question) => `- question: "${question}"\n  answer: Yes.\n`).join('');

const IDS = [
  ['Do I need 2-3 years of experience?', 'do-i-need-2-3-years-of-experience'],
  ['Is it worth it - really?', 'is-it-worth-it---really'],
  ['Is {fact:notice-days unit} enough?', 'is-factnotice-days-unit-enough'],
  ["What's it ... for?", 'whats-it--for'],
] as const;

test('the id of a question is made from its words as written', async () => {
  const site = await siteWith({ 'faq.yaml': faq(...IDS.map(([question]) => question)) });
  const anchors = IDS.map(([, anchor]) => anchor);
  expect(site.lists.Faq.map(({ anchor }) => anchor)).toEqual(anchors);
  expect([...(site.pages.get('/faq/')?.anchors ?? [])]).toEqual(expect.arrayContaining(anchors));
});

test('every former address redirects straight to its last target', async () => {
  const aliases = { title: 'Shifts and rest', aliases: '[zz-old, zz-older]', cover: '../../images/hero.png' };
  const others = [
    ['/old.html', '/about'],
    ['/older/', '/blog/zz-old'],
    ['/shop/', 'https://shop.example.com/'],
  ];
  const site = await siteWith({
    'blog/zz-new/index.md': postText(aliases),
    'blog/zz-hidden/index.md': postText({ ...aliases, title: 'Hidden', aliases: '[zz-away]', draft: 'true' }),
    'redirects.yaml': others.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join(''),
    ...copy.replaced('categories.yaml', 'slug: wellness', 'slug: rest\n  aliases: [wellness]'),
  });
  expect(site.redirects.map(({ from, to }) => [from, to])).toEqual([
    ['/blog/category/wellness/', '/blog/category/rest/'],
    ['/blog/category/wellness/feed.json', '/blog/category/rest/feed.json'],
    ['/blog/category/wellness/rss.xml', '/blog/category/rest/rss.xml'],
    [postPath('zz-old'), postPath('zz-new')],
    [postPath('zz-older'), postPath('zz-new')],
    ['/old.html/', '/about/'],
    ['/older/', postPath('zz-new')],
    ['/shop/', 'https://shop.example.com/'],
  ]);
});

test.each([
  ['/services/', 'Services'],
  ['/glossary/', 'Glossary'],
  [postPath('nmc-revalidation'), undefined],
  ['/blog/category/wellness/', 'Wellness'],
])('the page above at %s is called as the header or itself', async (above, label) => {
  const site = await siteWith(copy.replaced('pages/about.yaml', /^/, `above: ${above}\n`));
  const about = site.owned.find(({ path }) => path === '/about/')?.shown.above;
  expect(about).toEqual({ href: above, label: label ?? site.pages.get(above)?.label });
});

test('the badge of an article that is not due has its day', async () => {
  const text = postText({ date: '2099-01-02', cover: '../../images/hero.png' });
  const site = await siteWith({ 'blog/zz-later/index.md': text }, true);
  expect(site.posts[0]?.shown).toMatchObject({ slug: 'zz-later', statusLabel: 'Scheduled for 2 January 2099' });
});

test('questions and services lead to a page that includes them', async () => {
  const section = (words: string) => `  - type: questions\n    questions: ["${words}"]\n`;
  const { found, lists } = await siteWith({
    'faq.yaml': faq("What's first?", "Isn't it -- second?", 'After {fact:notice-days}?', 'Third?'),
    'pages/tools.yaml': `${copy.read('pages/tools.yaml')}${section(`Isn't it -- second?", "After {fact:notice-days}?`)}`,
    ...copy.replaced(
      'pages/faq.yaml',
      /^( *)- type: questions$/m,
      `$1- type: questions\n$1  questions: ["What's first?"]`,
    ),
    ...copy.replaced('pages/services.yaml', /type: services$/m, 'type: service-cards\n    title: Services'),
  });
  const { question } = (await copyOf()).elsewhere;
  const paths = found.filter(({ kind }) => kind === question).map(({ path }) => path);
  expect(paths).toEqual(['/faq/#whats-first', '/tools/#isnt-it----second', '/tools/#after-factnotice-days']);
  const sections = lists.Service.map(({ slug }) => servicePath(slug));
  expect(found.filter(({ path }) => sections.includes(path))).toEqual([]);
});

test('a page made in code is found by its search words', async () => {
  const { found } = await siteWith({});
  expect(found.find(({ path }) => path === '/glossary/')).toMatchObject({ names: expect.stringMatching(/\w/) });
});

const PAGE = 'pages/tools.yaml';
const CARDS: readonly (readonly [string, Changes, string])[] = [
  ['a name beside an eyebrow', copy.replaced(PAGE, /^/, 'name: 网络研讨会\n'), PAGE],
  ['a brand', copy.replaced('site.yaml', /name: .*/, 'name: 护士'), 'site.yaml'],
  ['a category', copy.replaced('categories.yaml', 'name: Wellness', 'name: 健康'), 'categories.yaml'],
  [
    'the title of categories',
    copy.replaced('copy/blog.yaml', /categoryTitle: .*/, 'categoryTitle: "{category} 健康"'),
    'copy/blog.yaml',
  ],
];

test.each(CARDS)('%s that a card cannot draw is reported where it is written', async (_what, changes, file) => {
  const site = await siteWith(changes);
  const found = (await copy.checkWith(changes)).filter(({ rule }) => rule === 'card-letters');
  expect(found.map((each) => each.file)).toEqual([`content/${file}`]);
  for (const card of site.cards) {
    const { label, title, brand } = drawn(card);
    expect([label ?? 'a', title, brand].join()).toMatch(/^[^\p{Script=Han}]+$/u);
    expect(title).not.toBe('');
    expect(brand).not.toBe('');
  }
});

test('an eyebrow that no card shows is not reported', async () => {
  const changes = {
    [PAGE]: copy
      .read(PAGE)
      .replace(/eyebrow: .*/, 'eyebrow: 网络')
      .replace(/^/, 'name: About\n'),
  };
  expect(await copy.reportWith(changes)).toEqual([]);
});

test.each([
  ['Ten [words in all](https://www.nmc.org.uk/), ~~as~~ counted - here.\n\n```\nno code\n```\n', '1 min read'],
  [`## Heading\n\n| Some | Cells |\n| - | - |\n| ${'word '.repeat(290)} | more |\n`, '1 min read'],
  [`## A heading\n\n| Some | Cells |\n| - | - |\n| ${'word '.repeat(296)} | more |\n`, '2 min read'],
])('an article is read in the time that its words take, those of tables too', async (body, readTime) => {
  const { posts } = await siteWith({ 'blog/read/index.md': postText({}, body) });
  expect(posts.find(({ path }) => path === postPath('read'))?.shown.readTime).toBe(readTime);
});

const WEBINARS = `seo:
  title: Webinars for nurses who have just arrived
  description: A free hour for nurses who have just arrived - registration, first shifts, pay and rest, with time for questions.
sections:
  - type: hero
    title: Webinars
  - type: events
    title: The next webinars
    kind: Webinar
`;
const EVENT =
  '- { slug: one, kind: Webinar, title: T, text: T., day: 2026-03-02, starts: "18:00", ends: "19:00" }\n' +
  '- { slug: other, kind: Workshop, title: O, text: T., day: 2026-03-02, starts: "18:00", ends: "19:00" }\n';

test.each([
  ['a published page', '', false, ['/ics/one.ics']],
  ['a draft', 'draft: true\n', false, []],
  ['a draft in a preview', 'draft: true\n', true, ['/ics/one.ics']],
])('an event that %s shows has a calendar file as its page is published', async (_what, draft, inPreview, expected) => {
  const changes = { 'pages/zz-webinars.yaml': draft + WEBINARS, 'events.yaml': EVENT };
  const { feeds, files } = await siteWith(changes, inPreview);
  for (const all of [feeds, files]) expect([...all].filter((name) => name.startsWith('/ics/'))).toEqual(expected);
});

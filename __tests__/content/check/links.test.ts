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

test('a wrong address is an error in texts, fields and answers', async () => {
  const address = 'http://[trust].nhs.uk/';
  expect(await reported(article(`See [this](${address}).`))).toEqual([`content/${NEW}:12 address-invalid ${address}`]);
  const answer = copy.replaced('faq.yaml', 'The program page', `The [page](${address})`);
  expect(await reported(answer)).toEqual([expect.stringMatching(/^content\/faq\.yaml:\d+ address-invalid /)]);
  const footer = copy.replaced('site.yaml', 'href: /faq/', `href: "${address}"`);
  expect(await reported(footer)).toEqual([expect.stringMatching(/^content\/site\.yaml:\d+ field-value /)]);
});

test.each([
  ['tel:abc', 'tel:+441632960123'],
  ['mailto:bad', 'mailto:name@example.com'],
  ['mailto:hello@nurses.uk?cc=bad', 'mailto:name@example.com'],
  ['https://www.x.uk/”', 'out of the address'],
  ['ftp://x.uk/', 'https://'],
])('the advice on %s speaks of an address of its kind', async (address, says) => {
  const [found] = await copy.checkWith(article(`See [this](${address}).`));
  expect([found?.rule, found?.fix]).toEqual(['address-invalid', expect.stringContaining(says)]);
  if (address.startsWith('https')) return;
  const [field] = await copy.checkWith(copy.replaced('site.yaml', 'href: /faq/', `href: "${address}"`));
  expect(`${field?.message} ${field?.fix}`).toContain(says);
});

describe('a planner that is gone, with a redirect', () => {
  const moved = (from: string, to: string) => copy.replaced('redirects.yaml', /$/, `- from: ${from}\n  to: ${to}\n`);
  const advice = async (changes: Changes) => {
    const [found] = (await copy.checkWith(changes)).filter(({ rule }) => rule === 'link-moved');
    return found?.fix;
  };
  const card = (href: string) => copy.replaced('tools.yaml', /href: .*/, `href: ${href}`);

  test.each(['/tools/', '/tools/revalidation-planner/'])('has its card removed where %s has one', async (to) => {
    expect(await advice({ ...card('/tools/gone/'), ...moved('/tools/gone/', to) })).toContain('Remove this entry');
  });

  test('has its entry removed in a list that has the new page', async () => {
    const footer = copy.replaced('site.yaml', 'href: /faq/', 'href: /gone/');
    expect(await advice({ ...footer, ...moved('/gone/', '/tools/') })).toContain('Remove this entry');
  });

  test('has its new address written where nothing else leads there', async () => {
    expect(await advice({ ...card('/tools/gone/'), ...moved('/tools/gone/', '/faq/') })).toBe('Write /faq/ instead.');
  });
});

test.each(['/files/guide.pdf', '/static/guide.pdf', 'https://www.example.com/guide.pdf'])(
  'the advice on the missing file %s names the folder static/',
  async (address) => {
    const [found] = await copy.checkWith(article(`See [this](${address}).`));
    expect([found?.rule, found?.fix]).toEqual(['link-broken', expect.stringContaining('the folder static/')]);
    const [picture] = await copy.checkWith(article('See ![a ward](/files/ward.png).'));
    expect([picture?.rule, picture?.fix]).toEqual(['image-missing', expect.stringContaining('static/files/ward.png')]);
  },
);

test('a link in other letter case leads nowhere', async () => {
  expect(await reported(article('See [this](/About/).', 'See [that](/faq/#What-does-it-cost).'))).toEqual([
    `content/${NEW}:12 link-broken /About/`,
    `content/${NEW}:14 link-broken #What-does-it-cost`,
  ]);
});

test('a link to a feed is accepted', async () => {
  expect(await reported(article('Follow [all](/rss.xml) or [some](/blog/category/wellness/feed.json).'))).toEqual([]);
});

test('a bare www address is read as https, without a warning', async () => {
  expect(await reported(article('Go to www.nmc.org.uk/cpd and read.'))).toEqual([]);
});

test('an address with a blank is reported whole', async () => {
  const [found] = await reported(article('Please [ask](mailto: hello@nurses.uk) us.'));
  expect(found).toBe(`content/${NEW}:12 markdown-unread [ask](mailto: hello@nurses.uk) us.`);
  const footer = copy.replaced('site.yaml', 'href: /faq/', 'href: "mailto: hello@nurses.uk"');
  expect((await reported(footer))[0]).toMatch(/field-value "mailto: hello@nurses\.uk"$/);
});

test('an address in an answer may have brackets, and needs a page', async () => {
  const answer = (link: string) => reported(copy.replaced('faq.yaml', 'The program page', link));
  expect(await answer('The [page](https://en.wikipedia.org/wiki/Nurse_(UK))')).toEqual([]);
  expect(await answer('The [page](#prices)')).toEqual([expect.stringContaining('address-invalid [page](#prices)')]);
});

test('an unquoted #anchor is reported as a comment', async () => {
  expect(await reported(copy.replaced('site.yaml', 'href: /faq/', 'href: #place'))).toEqual([
    expect.stringMatching(/^content\/site\.yaml:\d+ text-cut #place$/),
  ]);
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

test.each([
  ...['192.168.0.10', '10.1.2.3', '172.20.0.1', '169.254.1.1', '0x7f.1', 'nas.local', 'wiki.lan', 'hr.intranet'],
  ...['[fd12:3456::1]', '[fe80::1]', 'localhost', 'router.home.arpa'],
])('the address https://%s/x is noted, because no visitor can open it', async (host) => {
  const url = `https://${host}/x`;
  const changes = { ...article(`See [this](${url}).`), ...copy.replaced('site.yaml', 'href: /faq/', `href: "${url}"`) };
  const found = (await copy.checkWith(changes, { keepNotes: true })).filter((each) => each.found === url);
  expect(found.map(({ file, message }) => [file, message])).toEqual([
    [`content/${NEW}`, expect.stringContaining('inside your own network')],
    ['content/site.yaml', expect.stringContaining('inside your own network')],
  ]);
});

test.each(['172.32.0.1', '11.0.0.1', 'local.nurses.uk', 'homes.co.uk'])(
  'the address https://%s/ is not',
  async (host) => {
    const found = await copy.checkWith(article(`See [this](https://${host}/).`), { keepNotes: true });
    expect(found.filter(({ file, rule }) => file === `content/${NEW}` && rule === 'before-launch')).toEqual([]);
  },
);

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

describe('a renamed article', () => {
  const links = {
    ...article(`See [this](/blog/${SLUG}/), [that](https://www.example.com/blog/${SLUG}/#after) and [a](/blog/).`),
    ...copy.replaced('site.yaml', 'href: /faq/', `href: /blog/${SLUG}/`),
    ...copy.replaced('tools.yaml', /href: \S+/, `href: /blog/${SLUG}/`),
  };
  const written = async (changes: Changes, rule: string) => {
    const findings = (await copy.checkWith(changes)).filter((found) => found.rule === rule);
    return findings.map(({ file, fix, expected }) => ({ file, advice: `${expected ?? ''} ${fix}` }));
  };

  test('breaks each link to its former address', async () => {
    const found = await written({ ...links, ...renamed() }, 'link-broken');
    const files = new Set(found.map(({ file }) => file));
    expect([...files]).toEqual(expect.arrayContaining([`content/${NEW}`, 'content/site.yaml', 'content/tools.yaml']));
    expect(found.filter(({ file }) => file === `content/${NEW}`)).toHaveLength(2);
  });

  test('with an alias has each former link reported with its new address', async () => {
    const found = await written({ ...links, ...renamed(`\naliases: [${SLUG}]`) }, 'link-moved');
    expect(found.map(({ file }) => file)).toEqual(
      expect.arrayContaining([`content/${NEW}`, `content/${NEW}`, 'content/site.yaml', 'content/tools.yaml']),
    );
    expect(found.every(({ advice }) => advice.includes('/blog/revalidation-guide/'))).toBe(true);
    expect(found.some(({ advice }) => advice.includes('/blog/revalidation-guide/#after'))).toBe(true);
  });
});

test.each(['/nothing/', '/services/#prices', 'https://www.x.uk/', '/rss.xml', '/4cs-program/'])(
  'the page %s is refused as the page above',
  async (above) => {
    const found = await reported(copy.replaced('pages/4cs-program.yaml', /above: .*/, `above: ${above}`));
    expect(found).toEqual([
      expect.stringMatching(/^content\/pages\/4cs-program\.yaml:6 (reference-unknown|field-value)/),
    ]);
  },
);

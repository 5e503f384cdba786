import { pageItems } from '../items';
import { changesBetween, pageChangesBetween } from './two-sites';

const told = (base: string, head: string, phrases: readonly string[] = []) =>
  pageItems(pageChangesBetween(base, head, phrases));

const PLAN = '<h2>Premium</h2><p><span>Beta price</span> <strong>$897</strong></p>';

test('a price is reported with the name of the plan', () => {
  expect(told(PLAN, PLAN.replace('897', '847'))).toEqual([
    { what: 'Price changed, under “Premium”', before: 'Beta price $897', after: 'Beta price $847' },
  ]);
});

test('a price alone in its element is one that changed, not one gone and one new', () => {
  const card = '<h2>Premium</h2><div><span>$897</span><span>one-time</span></div>';
  expect(told(card, card.replace('$897', '$1,100'))).toEqual([
    { what: 'Price changed, under “Premium”', before: '$897', after: '$1,100' },
  ]);
});

const STORY = '<h2>My story</h2><p>I came in May. I knew nobody. It rained for a week.</p>';

test('one sentence of a paragraph is reported before and after', () => {
  expect(told(STORY, STORY.replace('knew nobody', 'knew one nurse'))).toEqual([
    { what: 'Text changed, under “My story”', before: 'I knew nobody.', after: 'I knew one nurse.' },
  ]);
});

test('a reworded sentence is found beside a new one', () => {
  expect(told('<p>The doors open at eight.</p>', '<p>You are welcome. The doors open at nine.</p>')).toMatchObject([
    { after: 'You are welcome.' },
    { before: 'The doors open at eight.', after: 'The doors open at nine.' },
  ]);
});

test('sentences that are new or gone side by side are reported together', () => {
  const longer = STORY.replace('nobody.', 'nobody. Then I met Ann. She made tea.');
  const words = 'Then I met Ann. She made tea.';
  expect(told(STORY, longer)).toEqual([{ what: 'Text added, under “My story”', after: words }]);
  expect(told(longer, STORY)).toEqual([{ what: 'Text removed, under “My story”', before: words }]);
});

test('a heading that is in the list of contents too is reported once', () => {
  const page = '<nav><ol><li><a href="#story">My story</a></li></ol></nav><h2>My story</h2><p>It rained.</p>';
  expect(told(page, page.replaceAll('My story', 'How I came here'))).toEqual([
    { what: 'Heading changed', before: 'My story', after: 'How I came here' },
  ]);
});

test('a text that is elsewhere on the page now has moved', () => {
  const [one, two, three] = ['<p>First comes tea.</p>', '<p>Then a biscuit.</p>', '<p>At last, handover.</p>'];
  expect(told(`${one}${two}${three}`, `${two}${three}${one}`)).toEqual([
    { what: 'Text moved within the page: “First comes tea.”, under “Top of the page”' },
  ]);
});

test('a date is reported as a date', () => {
  const line = '<p>Published <time>4 January 2022</time></p>';
  expect(told(line, line.replace('4 ', '5 '))[0]?.what).toBe('Date changed, under “Top of the page”');
});

test('a figure that the site gives in several places is reported as one', () => {
  const line = '<p>A free 30‑minute call.</p>';
  expect(told(line, line.replace('30', '45'), ['{n}-minute call'])[0]?.what).toContain('in several places');
});

test('a link that leads elsewhere is reported with both addresses', () => {
  const link = '<h2>Fees</h2><p>See <a href="https://a.example/fees">the fees</a>.</p>';
  expect(told(link, link.replace('a.example', 'b.example'))).toEqual([
    {
      what: 'Link “the fees”, under “Fees” leads to another address',
      before: 'https://a.example/fees',
      after: 'https://b.example/fees',
    },
  ]);
});

test('a link with other words and the same address is a change of text only', () => {
  const link = '<p>See <a href="/faq/">the fees</a>.</p>';
  expect(told(link, link.replace('the fees', 'all fees')).map(({ what }) => what)).toEqual([
    'Text changed, under “Top of the page”',
  ]);
});

const card = (slug: string, title: string): string =>
  `<li><article><p>4 min read</p><h3>${title}</h3><p>Some words.</p><a href="/blog/${slug}/">Read More</a></article></li>`;

test('a new card in front of others is one change, and their order is none', () => {
  const [one, two] = [card('one', 'Nights'), card('two', 'Handover')];
  expect(told(`<ul>${one}${two}</ul>`, `<ul>${card('new', 'First week')}${two}${one}</ul>`)).toEqual([
    { what: 'Listed here now: “First week”' },
  ]);
  expect(told(`<ul>${one}${two}</ul>`, `<ul>${two}</ul>`)).toEqual([{ what: 'No longer listed here: “Nights”' }]);
});

test('the description of a picture is reported, and an inline word with a hyphen is no change', () => {
  const page = '<img src="data:," alt="A cup"><p>A <span>night-time</span>, early walk.</p>';
  expect(told(page, page.replace('<span>night-time</span>', 'night-time'))).toEqual([]);
  expect(told(page, page.replace('A cup', 'A mug'))).toMatchObject([{ before: 'A cup', after: 'A mug' }]);
});

test('structured data is reported by what it says of which entry', () => {
  const site = (price: number) => ({
    pages: { '/': '<h1>Home</h1>' },
    heads: {
      '/': `<title>Home</title><script type="application/ld+json">{"@graph":[{"@type":"Service","name":"Course",
"offers":{"@type":"AggregateOffer","lowPrice":${price}}}]}</script>`,
    },
  });
  const [page] = changesBetween(site(597), site(547)).changed;
  expect(page && pageItems(page.changes)).toEqual([
    { what: 'For search engines and assistants: Service “Course”: offers, lowPrice', before: '597', after: '547' },
  ]);
});

test('a title, a description and being left out of search engines are reported', () => {
  const site = (title: string, robots: string) => ({
    pages: { '/': '<h1>Home</h1>' },
    heads: { '/': `<title>${title}</title><meta name="robots" content="${robots}">` },
  });
  const [page] = changesBetween(site('Home', 'all'), site('Start', 'noindex')).changed;
  expect(page && pageItems(page.changes)).toEqual([
    { what: 'Title in search results and tabs', before: 'Home', after: 'Start' },
    { what: 'Shown by search engines', before: 'yes', after: 'no' },
  ]);
});

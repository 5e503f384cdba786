// Guards that feeds are valid for any text.
import { escapeXml, type Feed, jsonFeed, rssFeed } from '../../../src/gatsby/publish/feed-formats';

test('characters that XML forbids are removed', () => {
  expect(escapeXml('a\u0000b\u000Bc\n')).toBe('a b c\n');
});

test('a renamed article keeps its id, and a guest is its author, in both formats', () => {
  const [id, url] = ['https://a.uk/blog/old/', 'https://a.uk/blog/new/'];
  const texts = { title: 'A', summary: 'B', html: '<p>C</p>', image: 'https://a.uk/a.jpg', category: 'D' };
  const item = { id, url, ...texts, authors: [], published: '2026-01-01', updated: null };
  const urls = { homeUrl: 'https://a.uk/', feedUrl: 'https://a.uk/rss.xml', iconUrl: 'https://a.uk/i.png' };
  const feed: Feed = { title: 'T', description: 'D', language: 'en', author: 'E', ...urls, items: [item] };
  expect(JSON.parse(jsonFeed(feed)).items[0]).toMatchObject({ id, url });
  expect(rssFeed(feed)).toContain(`<link>${url}</link>\n<guid isPermaLink="false">${id}</guid>`);
  expect(rssFeed({ ...feed, items: [{ ...item, id: url }] })).toContain(`<guid isPermaLink="true">${url}</guid>`);
  const changed = { ...feed, items: [{ ...item, updated: '2026-02-03' }] };
  expect(JSON.parse(jsonFeed(changed)).items[0]).toMatchObject({ date_modified: expect.stringMatching(/^2026-02-03/) });
  // An article by others than the feed's author names them.
  const guests = { ...feed, items: [{ ...item, authors: ['A & B', 'C'] }] };
  expect(rssFeed(guests)).toContain('<dc:creator>A &amp; B</dc:creator>\n<dc:creator>C</dc:creator>');
  expect(JSON.parse(jsonFeed(guests)).items[0]).toMatchObject({ authors: [{ name: 'A & B' }, { name: 'C' }] });
});

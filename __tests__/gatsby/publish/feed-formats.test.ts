// Guards that feeds are valid for any text.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { escapeXml, type Feed, rssFeed } from '../../../src/gatsby/publish/feed-formats';

const feed: Feed = {
  title: 'Brand & more',
  description: 'Articles <of all kinds>',
  language: 'en-GB',
  homeUrl: 'https://site.example/blog/',
  feedUrl: 'https://site.example/rss.xml',
  iconUrl: 'https://site.example/icons/512.png',
  author: 'Brand',
  items: [
    {
      title: 'Rest & "play"',
      summary: 'A <short> text.',
      html: '<p>Full &amp; whole ]]&gt; text</p>',
      url: 'https://site.example/blog/one/',
      image: 'https://site.example/cards/1.png',
      category: 'Relocation',
      published: '2024-02-29',
      updated: '2024-03-02',
    },
  ],
};

describe('rssFeed', () => {
  it('is XML whose parts survive a reader', () => {
    const xml = rssFeed(feed);
    expect(XMLValidator.validate(xml)).toBe(true);
    const { channel } = new XMLParser({ ignoreAttributes: false }).parse(xml).rss;
    expect(channel.title).toBe('Brand & more');
    expect(channel.item).toMatchObject({
      title: 'Rest & "play"',
      pubDate: 'Thu, 29 Feb 2024 00:00:00 GMT',
      'atom:updated': '2024-03-02T00:00:00Z',
      description: 'A &lt;short&gt; text.',
      'content:encoded': '<p>Full &amp; whole ]]&gt; text</p>',
    });
  });

  it('takes out signs that XML does not allow', () => {
    expect(escapeXml('a\u0000b\u000Bc\n')).toBe('a b c\n');
  });
});

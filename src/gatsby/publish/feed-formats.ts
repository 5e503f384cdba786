import { SOCIAL_CARD } from '../../routes';
import { momentOf } from '../../utils/calendar';

/** An article in a feed. All URLs are absolute; dates are ISO days. */
export interface FeedItem {
  /** Its permanent id in feed readers: the address at which it was first published. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly image: string;
  readonly category: string;
  /** Its own authors, if it has other ones than the feed. */
  readonly authors: readonly string[];
  readonly published: string;
  readonly updated: string | null;
}

/** A feed's metadata. All URLs are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly homeUrl: string;
  readonly feedUrl: string;
  readonly iconUrl: string;
  readonly author: string;
  readonly items: readonly FeedItem[];
}

function jsonItem({ id, url, title, summary, html, image, category, authors, published, updated }: FeedItem): object {
  return {
    id,
    url,
    title,
    summary,
    content_html: html,
    image,
    date_published: momentOf(published),
    ...(updated && { date_modified: momentOf(updated) }),
    tags: [category],
    ...(authors.length > 0 && { authors: authors.map((name) => ({ name })) }),
  };
}

/** Serialises a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) with each article's full text. */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: feed.homeUrl,
    feed_url: feed.feedUrl,
    icon: feed.iconUrl,
    authors: [{ name: feed.author }],
    items: feed.items.map(jsonItem),
  });
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Escapes a text for an XML element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, ' ').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

function rfc822(day: string): string {
  return new Date(momentOf(day)).toUTCString();
}

/** RSS 2.0 descriptions are HTML, so plain text is escaped once for HTML and once for XML. */
function rssItem(
  { id, url, title, summary, html, image, category, authors, published, updated }: FeedItem,
  author: string,
): string {
  return `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(url)}</link>
<guid isPermaLink="${id === url}">${escapeXml(id)}</guid>
<pubDate>${rfc822(published)}</pubDate>${updated ? `\n<atom:updated>${momentOf(updated)}</atom:updated>` : ''}
${(authors.length > 0 ? authors : [author]).map((name) => `<dc:creator>${escapeXml(name)}</dc:creator>`).join('\n')}
<category>${escapeXml(category)}</category>
<description>${escapeXml(escapeXml(summary))}</description>
<media:content url="${escapeXml(image)}" medium="image" type="${SOCIAL_CARD.type}" width="${SOCIAL_CARD.width}" height="${SOCIAL_CARD.height}"/>
<content:encoded>${escapeXml(html)}</content:encoded>
</item>`;
}

/** Serialises a feed as RSS 2.0 (https://www.rssboard.org/rss-specification) with each article's full text. */
export function rssFeed(feed: Feed): string {
  const newest = feed.items[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(feed.homeUrl)}</link>
<atom:link href="${escapeXml(feed.feedUrl)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(feed.description)}</description>
<language>${escapeXml(feed.language.toLowerCase())}</language>${newest ? `\n<pubDate>${rfc822(newest.published)}</pubDate>` : ''}
${feed.items.map((entry) => rssItem(entry, feed.author)).join('\n')}
</channel>
</rss>
`;
}

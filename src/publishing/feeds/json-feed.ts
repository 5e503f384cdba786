import { momentOf } from '../../utils/seo/article-json-ld';
import type { Feed, FeedItem } from './feed';

function item({ url, title, summary, html, image, category, published, updated }: FeedItem): object {
  return {
    id: url,
    url,
    title,
    summary,
    content_html: html,
    image,
    date_published: momentOf(published),
    ...(updated && { date_modified: momentOf(updated) }),
    tags: [category],
  };
}

/** A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) with the full text of every article. */
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
    items: feed.items.map(item),
  });
}

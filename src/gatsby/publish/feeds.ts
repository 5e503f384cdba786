import type { CreatePagesArgs } from 'gatsby';
import { absoluteUrl, BLOG, categoryPath, feedPath, ICON_512, type TextFilePath } from '../../routes';
import { fillTemplate } from '../../utils/fill-template';
import { nodeOf, nodesOf } from '../nodes';
import { type Feed, type FeedItem, jsonFeed, rssFeed } from './feed-formats';

/** A text file of the built site. */
export interface PublicFile {
  readonly path: TextFilePath;
  readonly content: string;
}

/** Articles per feed; readers who follow it already have earlier ones. */
export const FEED_SIZE = 20;

type Post = Queries.RenderedTextsQuery['allPost']['nodes'][number];

function toItem(post: Post, siteUrl: string): FeedItem {
  const url = absoluteUrl(siteUrl, post.path);
  return {
    id: absoluteUrl(siteUrl, post.firstPath),
    url,
    title: post.title,
    summary: post.excerpt,
    html: post.body.feedHtml,
    image: absoluteUrl(siteUrl, post.socialCard),
    category: post.category,
    authors: (post.authors ?? []).map(({ name }) => name),
    published: post.date,
    updated: post.updated,
  };
}

/** Builds the feed of all articles and one per category, each as RSS and JSON Feed. */
export function feedFiles(args: CreatePagesArgs, posts: readonly Post[]): PublicFile[] {
  const { siteUrl, language, brand, founder } = nodeOf(args, 'SiteSettings');
  const items = posts.flatMap((post) => (post.status === 'published' ? toItem(post, siteUrl) : []));
  /** @param home the path of the page that lists the same articles */
  const bothFormats = (
    { title, description }: Pick<Feed, 'title' | 'description'>,
    own: readonly FeedItem[],
    home: string,
    category?: string,
  ): PublicFile[] => {
    const feed = (format: 'rss' | 'json'): Feed => ({
      title,
      description,
      language,
      homeUrl: absoluteUrl(siteUrl, home),
      feedUrl: absoluteUrl(siteUrl, feedPath(format, category)),
      iconUrl: absoluteUrl(siteUrl, ICON_512),
      author: founder.isRealName ? founder.name : brand.name,
      items: own.slice(0, FEED_SIZE),
    });
    return [
      { path: feedPath('rss', category), content: rssFeed(feed('rss')) },
      { path: feedPath('json', category), content: jsonFeed(feed('json')) },
    ];
  };
  const { feed, seo } = nodeOf(args, 'BlogCopy');
  const title = fillTemplate(feed.title, { brand: brand.name });
  return [
    ...bothFormats({ title, description: seo.description }, items, BLOG),
    ...nodesOf(args, 'Category').flatMap(({ name, slug, description }) => {
      const own = items.filter(({ category }) => category === name);
      const title = fillTemplate(feed.categoryTitle, { brand: brand.name, category: name });
      return bothFormats({ title, description }, own, categoryPath(slug), slug);
    }),
  ];
}

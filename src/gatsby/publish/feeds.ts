import type { CreatePagesArgs } from 'gatsby';
import { absoluteUrl, BLOG, categoryPath, feedPath, ICON_512, type TextFilePath } from '../../routes';
import { fillTemplate } from '../../utils/fill-template';
import { queryFailure } from '../build-step';
import { nodeOf, nodesOf } from '../nodes';
import { type Feed, type FeedItem, jsonFeed, rssFeed } from './feed-formats';

/** A text file of the built site. */
export interface PublicFile {
  readonly path: TextFilePath;
  readonly content: string;
}

/** Articles per feed; readers who follow it already have earlier ones. */
export const FEED_SIZE = 20;

const QUERY = /* GraphQL */ `
  query Feeds {
    allPost(filter: { status: { eq: published } }, sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        path
        firstPath
        title
        excerpt
        category
        authors {
          name
        }
        date
        updated
        socialCard
        body {
          feedHtml
        }
      }
    }
  }
`;

interface FeedHead extends Pick<Feed, 'title' | 'description'> {
  /** Path of the page that lists the same articles. */
  readonly home: string;
  /** The category's slug; undefined for the feed of all articles. */
  readonly category?: string;
}

function toItem(post: Queries.FeedsQuery['allPost']['nodes'][number], siteUrl: string): FeedItem {
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
export async function feedFiles(args: CreatePagesArgs): Promise<PublicFile[]> {
  const { data, errors } = await args.graphql<Queries.FeedsQuery>(QUERY);
  if (!data || errors) throw new Error(queryFailure(errors));
  const { siteUrl, language, brand, founder } = nodeOf(args, 'SiteSettings');
  const items = data.allPost.nodes.map((post) => toItem(post, siteUrl));
  const bothFormats = ({ title, description, home, category }: FeedHead, own: readonly FeedItem[]): PublicFile[] => {
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
    ...bothFormats({ title, description: seo.description, home: BLOG }, items),
    ...nodesOf(args, 'Category').flatMap(({ name, slug, description }) => {
      const own = items.filter(({ category }) => category === name);
      const title = fillTemplate(feed.categoryTitle, { brand: brand.name, category: name });
      return bothFormats({ title, description, home: categoryPath(slug), category: slug }, own);
    }),
  ];
}

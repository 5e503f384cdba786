import type { BuildArgs } from 'gatsby';
import { absoluteHtml } from '../../publishing/feeds/absolute-html';
import type { Feed, FeedItem } from '../../publishing/feeds/feed';
import { jsonFeed } from '../../publishing/feeds/json-feed';
import { rssFeed } from '../../publishing/feeds/rss';
import { absoluteUrl, BLOG, categoryPath, feedPath, ICON_512 } from '../../routes';
import { fillTemplate } from '../../utils/fill-template';
import type { PublicFile } from './public-file';

/** Articles in a feed; readers that follow it have the earlier ones. */
export const FEED_SIZE = 20;

const ARTICLE = 'path title excerpt category date updated socialCard body { html }';

const SITE_QUERY = /* GraphQL */ `
  {
    siteSettings { brand { name } siteUrl language founder { name isRealName } }
    blogCopy { seo { description } feed { title categoryTitle } }
    allCategory(sort: { order: ASC }) { nodes { name slug description } }
    allPost(filter: { status: { eq: "published" } }, sort: [{ date: DESC }, { slug: ASC }], limit: ${FEED_SIZE}) { nodes { ${ARTICLE} } }
  }
`;

const CATEGORY_QUERY = /* GraphQL */ `
  query ($category: String!) {
    allPost(filter: { category: { eq: $category }, status: { eq: "published" } }, sort: [{ date: DESC }, { slug: ASC }], limit: ${FEED_SIZE}) { nodes { ${ARTICLE} } }
  }
`;

interface ArticleData {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly date: string;
  readonly updated: string | null;
  readonly socialCard: string;
  readonly body: { readonly html: string };
}

interface ArticlesData {
  readonly allPost: { readonly nodes: readonly ArticleData[] };
}

interface SiteData extends ArticlesData {
  readonly siteSettings: {
    readonly brand: { readonly name: string };
    readonly siteUrl: string;
    readonly language: string;
    readonly founder: { readonly name: string; readonly isRealName: boolean };
  };
  readonly blogCopy: {
    readonly seo: { readonly description: string };
    readonly feed: { readonly title: string; readonly categoryTitle: string };
  };
  readonly allCategory: { readonly nodes: readonly { name: string; slug: string; description: string }[] };
}

/** What tells one feed from another. */
interface FeedHead {
  readonly title: string;
  readonly description: string;
  readonly home: string;
  readonly category?: string;
}

function toItem(post: ArticleData, siteUrl: string): FeedItem {
  const url = absoluteUrl(siteUrl, post.path);
  return {
    url,
    title: post.title,
    summary: post.excerpt,
    html: absoluteHtml(post.body.html, url),
    image: absoluteUrl(siteUrl, post.socialCard),
    category: post.category,
    published: post.date,
    updated: post.updated,
  };
}

function bothFormats(head: FeedHead, { allPost }: ArticlesData, { siteSettings }: SiteData): PublicFile[] {
  const { brand, siteUrl, language, founder } = siteSettings;
  const feed = (format: 'rss' | 'json'): Feed => ({
    title: head.title,
    description: head.description,
    language,
    homeUrl: absoluteUrl(siteUrl, head.home),
    feedUrl: absoluteUrl(siteUrl, feedPath(format, head.category)),
    iconUrl: absoluteUrl(siteUrl, ICON_512),
    author: founder.isRealName ? founder.name : brand.name,
    items: allPost.nodes.map((post) => toItem(post, siteUrl)),
  });
  return [
    { path: feedPath('rss', head.category), content: rssFeed(feed('rss')) },
    { path: feedPath('json', head.category), content: jsonFeed(feed('json')) },
  ];
}

async function read<Data>(graphql: BuildArgs['graphql'], query: string, variables?: object): Promise<Data> {
  const { data, errors } = await graphql<Data, object>(query, variables);
  if (!data || errors) throw new Error(`The feeds could not be read: ${JSON.stringify(errors)}`);
  return data;
}

/** The feed of all articles and one per category, each as RSS and as JSON Feed. */
export async function feedFiles({ graphql }: BuildArgs): Promise<PublicFile[]> {
  const site = await read<SiteData>(graphql, SITE_QUERY);
  const { blogCopy, siteSettings } = site;
  const brand = siteSettings.brand.name;
  const title = fillTemplate(blogCopy.feed.title, { brand });
  const files = bothFormats({ title, description: blogCopy.seo.description, home: BLOG }, site, site);
  for (const { name, slug, description } of site.allCategory.nodes) {
    const articles = await read<ArticlesData>(graphql, CATEGORY_QUERY, { category: name });
    const head: FeedHead = {
      title: fillTemplate(blogCopy.feed.categoryTitle, { brand, category: name }),
      description,
      home: categoryPath(slug),
      category: slug,
    };
    files.push(...bothFormats(head, articles, site));
  }
  return files;
}

import type { BuildArgs } from 'gatsby';
import { absoluteUrl, BLOG, categoryPath, feedPath, ICON_512 } from '../../routes';
import { fillTemplate } from '../../utils/fill-template';
import { absoluteHtml, type Feed, type FeedItem, jsonFeed, rssFeed } from './feed-formats';

/** A text file of the built site. */
export interface PublicFile {
  /** Its address from the site's root. */
  readonly path: string;
  readonly content: string;
}

/** Articles in a feed; readers that follow it have the earlier ones. */
export const FEED_SIZE = 20;

const SITE_QUERY = /* GraphQL */ `
  query FeedSite {
    siteSettings {
      brand {
        name
      }
      siteUrl
      language
      founder {
        name
        isRealName
      }
    }
    blogCopy {
      seo {
        description
      }
      feed {
        title
        categoryTitle
      }
    }
    allCategory(sort: { order: ASC }) {
      nodes {
        name
        slug
        description
      }
    }
  }
`;

const ARTICLES_QUERY = /* GraphQL */ `
  query FeedArticles($categories: [String!]!, $limit: Int!) {
    allPost(
      filter: { status: { eq: "published" }, category: { in: $categories } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: $limit
    ) {
      nodes {
        path
        title
        excerpt
        category
        date
        updated
        socialCard
        body {
          html
        }
      }
    }
  }
`;

type Articles = Queries.FeedArticlesQuery['allPost']['nodes'];

/** What differs between feeds. */
interface FeedHead {
  readonly title: string;
  readonly description: string;
  readonly home: string;
  readonly category?: string;
}

function toItem(post: Articles[number], siteUrl: string): FeedItem {
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

function bothFormats(head: FeedHead, articles: Articles, { siteSettings }: Queries.FeedSiteQuery): PublicFile[] {
  const { brand, siteUrl, language, founder } = siteSettings;
  const feed = (format: 'rss' | 'json'): Feed => ({
    title: head.title,
    description: head.description,
    language,
    homeUrl: absoluteUrl(siteUrl, head.home),
    feedUrl: absoluteUrl(siteUrl, feedPath(format, head.category)),
    iconUrl: absoluteUrl(siteUrl, ICON_512),
    author: founder.isRealName ? founder.name : brand.name,
    items: articles.map((post) => toItem(post, siteUrl)),
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

/** The newest published articles of some categories. */
async function articlesOf(graphql: BuildArgs['graphql'], categories: readonly string[]): Promise<Articles> {
  const variables: Queries.FeedArticlesQueryVariables = { categories, limit: FEED_SIZE };
  return (await read<Queries.FeedArticlesQuery>(graphql, ARTICLES_QUERY, variables)).allPost.nodes;
}

/** The feed of all articles and one per category, each as RSS and as JSON Feed. */
export async function feedFiles({ graphql }: BuildArgs): Promise<PublicFile[]> {
  const site = await read<Queries.FeedSiteQuery>(graphql, SITE_QUERY);
  const { feed, seo } = site.blogCopy;
  const categories = site.allCategory.nodes;
  const brand = site.siteSettings.brand.name;
  const title = fillTemplate(feed.title, { brand });
  const head: FeedHead = { title, description: seo.description, home: BLOG };
  const files = bothFormats(
    head,
    await articlesOf(
      graphql,
      categories.map(({ name }) => name),
    ),
    site,
  );
  for (const { name, slug, description } of categories) {
    const ofCategory: FeedHead = {
      title: fillTemplate(feed.categoryTitle, { brand, category: name }),
      description,
      home: categoryPath(slug),
      category: slug,
    };
    files.push(...bothFormats(ofCategory, await articlesOf(graphql, [name]), site));
  }
  return files;
}

import type { Crumb } from '../../hooks/use-breadcrumbs';
import { useFeedTitles, useSiteSettings } from '../../hooks/use-site-settings';
import { absoluteUrl, feedPath, HOME, SOCIAL_CARD } from '../../routes';
import { momentOf } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import { type ArticleMeta, type PageSubjects, pageGraph, toScriptText } from './json-ld';
import { pageDescription, pageTitle } from './page-title';

type Site = ReturnType<typeof useSiteSettings>;

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** False keeps the page out of search results. */
  readonly indexed?: boolean;
  /** Path of the social card (`socialCard` in GraphQL); defaults to the site's own. */
  readonly image?: string;
  /** The page's structured data, without its title. */
  readonly subjects?: PageSubjects;
  /** The breadcrumbs shown on the page, if any; see `useBreadcrumbs`. */
  readonly crumbs?: readonly Crumb[];
  /** A category whose feed is announced beside that of all articles. */
  readonly category?: { readonly name: string; readonly slug: string };
  /** The neighbours of a listing page. */
  readonly pagination?: { readonly newer: string | null; readonly older: string | null };
}

interface FeedLinksProps {
  readonly title: string;
  readonly category?: { readonly slug: string; readonly title: string };
}

const FORMATS = [
  { format: 'rss', type: 'application/rss+xml' },
  { format: 'json', type: 'application/feed+json' },
] as const;

/** Announces the feed of all articles and, on category pages, the category's feed. */
function FeedLinks({ title, category }: FeedLinksProps) {
  const feeds = [...(category ? [category] : []), { slug: undefined, title }];
  return (
    <>
      {feeds.map((feed) =>
        FORMATS.map(({ format, type }) => {
          const href = feedPath(format, feed.slug);
          return <link key={href} rel="alternate" type={type} title={feed.title} href={href} />;
        }),
      )}
    </>
  );
}

interface ShareTagsProps {
  readonly site: Site;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly image: string;
  readonly article?: ArticleMeta;
}

/**
 * Open Graph and card tags (https://ogp.me); card tags that would repeat Open Graph are left out, since readers fall back on
 * it.
 */
function ShareTags({ site, title, description, path, image, article }: ShareTagsProps) {
  const properties: Record<string, string | number> = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': site.brand.name,
    'og:locale': site.language.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': absoluteUrl(site.siteUrl, path),
    'og:image': absoluteUrl(site.siteUrl, image),
    'og:image:type': SOCIAL_CARD.type,
    'og:image:width': SOCIAL_CARD.width,
    'og:image:height': SOCIAL_CARD.height,
    'og:image:alt': title,
    ...(article && {
      'article:published_time': momentOf(article.published),
      'article:modified_time': momentOf(article.updated ?? article.published),
      'article:section': article.category,
    }),
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Proves the ownership of the site to search engines, which look at the home page. */
function Verification({ google, bing }: NonNullable<Site['verification']>) {
  return (
    <>
      {google && <meta name="google-site-verification" content={google} />}
      {bing && <meta name="msvalidate.01" content={bing} />}
    </>
  );
}

/** A page's metadata for search engines, link previews and feed readers. */
export function PageHead({ title, description, path, indexed = true, image, crumbs = [], ...rest }: PageHeadProps) {
  const { subjects = {}, category, pagination } = rest;
  const { article } = subjects;
  const { authors = [] } = article ?? {};
  const site = useSiteSettings();
  const feed = useFeedTitles();
  const { brand, siteUrl } = site;
  const fullTitle = pageTitle(title, brand.name);
  const summary = pageDescription(description);
  const card = image ?? site.socialCard;
  const feedTitle = fillTemplate(feed.title, { brand: brand.name });
  const categoryFeed = category && {
    slug: category.slug,
    title: fillTemplate(feed.categoryTitle, { brand: brand.name, category: category.name }),
  };
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <FeedLinks title={feedTitle} category={categoryFeed} />
      {CRAWLER_METADATA && path === HOME && site.verification && <Verification {...site.verification} />}
      {indexed ? (
        <>
          <link rel="canonical" href={article?.originally?.url ?? absoluteUrl(siteUrl, path)} />
          {authors.length > 0 && <meta name="author" content={authors.map(({ name }) => name).join(', ')} />}
          <meta name="robots" content="max-image-preview:large" />
          {pagination?.newer && <link rel="prev" href={pagination.newer} />}
          {pagination?.older && <link rel="next" href={pagination.older} />}
          {CRAWLER_METADATA && (
            <>
              <ShareTags {...{ site, title, path }} description={summary} image={card} article={article} />
              <script
                type="application/ld+json"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: no tag can begin in the text of toScriptText
                dangerouslySetInnerHTML={{
                  __html: toScriptText(pageGraph(site, { path, title, description: summary, crumbs, subjects })),
                }}
              />
            </>
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

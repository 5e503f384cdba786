import { useSeoSettings } from '../../hooks/use-seo-settings';
import { absoluteUrl } from '../../routes';
import { fillTemplate } from '../../utils/fill-template';
import type { Crumb, Subject } from '../../utils/seo/page-meta';
import { pageDescription, pageTitle } from '../../utils/seo/page-title';
import { FeedLinks } from './FeedLinks';
import { ShareTags } from './ShareTags';
import { StructuredData } from './StructuredData';

/** False in the script of browsers: only programs read structured data, and they read it in the document as it is sent. */
declare const STRUCTURED_DATA: boolean;

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** False keeps the page out of search results. */
  readonly indexed?: boolean;
  /** The path of the social card (`socialCard` in GraphQL); left out, the site's own is shown. */
  readonly image?: string;
  /** What the page is about, for structured data. */
  readonly subject?: Subject;
  /** The breadcrumbs, if the page shows them; see `useBreadcrumbs`. */
  readonly crumbs?: readonly Crumb[];
  /** The category whose own feed is announced beside that of all articles. */
  readonly category?: { readonly name: string; readonly slug: string };
  /** The neighbours of a page of a listing. */
  readonly pagination?: { readonly newer: string | null; readonly older: string | null };
}

/** What search engines, link previews and feed readers learn from the head of a page. */
export function PageHead({ title, description, path, indexed = true, image, crumbs = [], ...rest }: PageHeadProps) {
  const { subject, category, pagination } = rest;
  const { site, blog } = useSeoSettings();
  const { brand, siteUrl } = site;
  const fullTitle = pageTitle(title, brand.name);
  const summary = pageDescription(description);
  const card = image ?? site.socialCard;
  const feedTitle = fillTemplate(blog.feed.title, { brand: brand.name });
  const categoryFeed = category && {
    slug: category.slug,
    title: fillTemplate(blog.feed.categoryTitle, { brand: brand.name, category: category.name }),
  };
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <FeedLinks title={feedTitle} category={categoryFeed} />
      {indexed ? (
        <>
          <link rel="canonical" href={absoluteUrl(siteUrl, path)} />
          <meta name="robots" content="max-image-preview:large" />
          {pagination?.newer && <link rel="prev" href={pagination.newer} />}
          {pagination?.older && <link rel="next" href={pagination.older} />}
          <ShareTags site={site} title={title} description={summary} path={path} image={card} subject={subject} />
          {STRUCTURED_DATA && (
            <StructuredData site={site} page={{ path, title, description: summary, crumbs, subject }} />
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

import { absoluteUrl, SOCIAL_CARD } from '../../routes';
import { momentOf } from '../../utils/seo/article-json-ld';
import type { Subject } from '../../utils/seo/page-meta';
import { openGraphLocale } from '../../utils/seo/page-title';

interface ShareTagsProps {
  readonly site: Queries.SeoSettingsQuery['site'];
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly image: string;
  readonly subject?: Subject;
}

/** Open Graph and card tags (https://ogp.me); the card tags that equal Open Graph's are left to fall back on them. */
export function ShareTags({ site, title, description, path, image, subject }: ShareTagsProps) {
  const article = subject?.kind === 'article' ? subject : undefined;
  const properties: Record<string, string | number> = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': site.brand.name,
    'og:locale': openGraphLocale(site.language),
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

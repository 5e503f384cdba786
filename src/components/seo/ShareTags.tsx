import { absoluteUrl, CARD_TYPE } from '../../routes';
import { momentOf } from '../../utils/seo/article-thing';
import type { Subject } from '../../utils/seo/facts';
import { openGraphLocale } from '../../utils/seo/page-title';

interface ShareTagsProps {
  readonly site: Queries.SeoSettingsQuery['site'];
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly image: string;
  readonly subject?: Subject;
}

/** Width and height of every preview picture in pixels. */
const CARD_SIZE = { width: 1200, height: 630 };

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
    'og:image:type': CARD_TYPE,
    'og:image:width': CARD_SIZE.width,
    'og:image:height': CARD_SIZE.height,
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

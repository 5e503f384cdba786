import { pageGraph, toScriptText } from '../../utils/seo/graph';
import type { PageMeta } from '../../utils/seo/page-meta';

interface StructuredDataProps {
  readonly site: Queries.SeoSettingsQuery['site'];
  readonly page: PageMeta;
}

/** The page's structured data. */
export function StructuredData({ site, page }: StructuredDataProps) {
  const { brand, siteUrl, language, email, founder, social } = site;
  const profiles = social.flatMap(({ href }) => (href ? [href] : []));
  const graph = pageGraph({ ...brand, siteUrl, language, email, founder, profiles }, page);
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is made by toScriptText, in which no tag can begin
      dangerouslySetInnerHTML={{ __html: toScriptText(graph) }}
    />
  );
}

import type { WebApplication } from 'schema-dts';
import { absoluteUrl } from '../../routes';
import { organizationId } from './ids';
import type { PageMeta, SiteMeta } from './page-meta';

/** The id of the tool on a page. */
export const toolId = (siteUrl: string, path: string): string => absoluteUrl(siteUrl, `${path}#tool`);

/** A tool that visitors use on its page. @see https://schema.org/WebApplication */
export function toolJsonLd(
  { siteUrl, language }: SiteMeta,
  { path, description }: PageMeta,
  name: string,
): WebApplication {
  return {
    '@type': 'WebApplication',
    '@id': toolId(siteUrl, path),
    name,
    description,
    url: absoluteUrl(siteUrl, path),
    inLanguage: language,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    provider: { '@id': organizationId(siteUrl) },
  };
}

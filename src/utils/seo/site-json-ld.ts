import type { Organization, PersonLeaf, WebSite } from 'schema-dts';
import { ABOUT, absoluteUrl, HOME, ICON_512 } from '../../routes';
import type { SiteMeta } from './page-meta';

/** Ids that link the graph's nodes. */
export const organizationId = (siteUrl: string): string => absoluteUrl(siteUrl, '/#organization');
export const websiteId = (siteUrl: string): string => absoluteUrl(siteUrl, '/#website');
export const founderId = (siteUrl: string): string => absoluteUrl(siteUrl, `${ABOUT}#founder`);
export const pageId = (siteUrl: string, path: string): string => absoluteUrl(siteUrl, `${path}#webpage`);

/**
 * The business. An Organization, not a ProfessionalService: that is a LocalBusiness, for which Google requires a postal
 * address, and the site shows none.
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organization({ name, description, siteUrl, email, profiles }: SiteMeta): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name,
    url: absoluteUrl(siteUrl, HOME),
    logo: absoluteUrl(siteUrl, ICON_512),
    description,
    email,
    ...(profiles.length > 0 && { sameAs: [...profiles] }),
  };
}

/** @see https://developers.google.com/search/docs/appearance/site-names */
export function website({ name, siteUrl, language }: SiteMeta): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name,
    url: absoluteUrl(siteUrl, HOME),
    inLanguage: language,
    publisher: { '@id': organizationId(siteUrl) },
  };
}

/** The founder, named only if the settings say the name is a real person's; the about page is the profile. */
export function founder({ siteUrl, founder: { name, role, isRealName } }: SiteMeta): PersonLeaf {
  return {
    '@type': 'Person',
    '@id': founderId(siteUrl),
    ...(isRealName && { name }),
    jobTitle: role,
    url: absoluteUrl(siteUrl, ABOUT),
    worksFor: { '@id': organizationId(siteUrl) },
  };
}

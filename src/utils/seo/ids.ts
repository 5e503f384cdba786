import { ABOUT, absoluteUrl } from '../../routes';

/** The ids by which the nodes of the graph refer to each other. */
export const organizationId = (siteUrl: string): string => absoluteUrl(siteUrl, '/#organization');
export const websiteId = (siteUrl: string): string => absoluteUrl(siteUrl, '/#website');
export const founderId = (siteUrl: string): string => absoluteUrl(siteUrl, `${ABOUT}#founder`);
export const pageId = (siteUrl: string, path: string): string => absoluteUrl(siteUrl, `${path}#webpage`);

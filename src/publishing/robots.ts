import { absoluteUrl, SITEMAP_INDEX } from '../routes';

/** The text of robots.txt (RFC 9309): everything may be read, and where the sitemap is. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, SITEMAP_INDEX)}\n`;
}

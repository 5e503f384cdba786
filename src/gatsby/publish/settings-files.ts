import type { Entries } from '../../content/model/collections';
import { absoluteUrl, HOME, ICON_192, ICON_512, SECURITY_TXT, SITEMAP_INDEX } from '../../routes';
import { LIGHT } from '../../theme/palette';

/** robots.txt (RFC 9309): allows everything, and names the sitemap. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, SITEMAP_INDEX)}\n`;
}

type Settings = Entries['SiteSettings'];

/** `security.txt` (RFC 9116): contact, expiry, language, canonical URL. */
export function securityTxt({
  siteUrl,
  language,
  security,
}: Pick<Settings, 'siteUrl' | 'language' | 'security'>): string {
  return [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T23:59:59Z`,
    `Preferred-Languages: ${language.split('-')[0]}`,
    `Canonical: ${absoluteUrl(siteUrl, SECURITY_TXT)}`,
    '',
  ].join('\n');
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/) as an object. */
export function webManifest({ brand, language }: Pick<Settings, 'brand' | 'language'>): object {
  return {
    name: brand.name,
    short_name: brand.shortName,
    description: brand.description,
    lang: language,
    id: HOME,
    start_url: HOME,
    display: 'browser',
    background_color: LIGHT.background.default,
    theme_color: LIGHT.background.default,
    icons: [
      { src: ICON_192, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: ICON_512, sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
  };
}

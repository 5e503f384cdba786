import type { StaticHostOptions } from '../../plugins/gatsby-plugin-static-host/index';
import { siteSettings } from '../content-model/site';
import { NOT_FOUND, SITEMAP, SITEMAP_INDEX, SOCIAL_CARDS } from '../routes';
import { policyFor } from './content-policy';
import { siteRedirects } from './redirects';

/** Options of gatsby-plugin-static-host. */
export const hostOptions: StaticHostOptions = {
  site: (nodes) => {
    const settings = siteSettings
      .pick({ siteUrl: true, language: true, forms: true })
      .loose()
      .parse(nodes.getNodesByType('SiteSettings')[0]);
    return {
      siteUrl: settings.siteUrl,
      language: settings.language,
      redirects: siteRedirects(nodes),
      policy: policyFor(settings),
    };
  },
  notFound: NOT_FOUND,
  hashedFolders: ['/static/', SOCIAL_CARDS],
  remove: ['~partytown', '.gitkeep'],
  copies: { [SITEMAP]: SITEMAP_INDEX },
};

import { z } from 'zod';
import { STATISTICS_PROVIDERS, type StatisticsProvider, type StatisticsProviderName } from '../../statistics/providers';

/** The names of all providers of statistics. */
export const STATISTICS_NAMES = Object.keys(STATISTICS_PROVIDERS) as StatisticsProviderName[];

/** `statistics` in `content/site.yaml`: who counts page views and events. */
export const statisticsSettings = z
  .strictObject({
    provider: z.enum(STATISTICS_NAMES).meta({
      description: 'The service that counts; docs/statistics.md compares them.',
      graphql: 'StatisticsProvider',
    }),
    site: z
      .string()
      .describe(
        'What the provider calls the site: its domain at Plausible, its Website ID at Umami; not for GoatCounter.',
      )
      .optional(),
    server: z
      .url({ protocol: /^https$/, error: 'must be an address that starts with https://' })
      .regex(/^[^?#]*[^?#/]$/, { message: 'must end after the host or path, without a slash, ? or #' })
      .meta({ description: "The provider's server or your own, such as https://plausible.io.", field: 'https' }),
    searchWords: z
      .boolean()
      .describe('Whether the words of a search that finds nothing are sent; as a rule only that one found nothing.')
      .optional(),
  })
  .superRefine(({ provider, site }, context) => {
    const row: StatisticsProvider = STATISTICS_PROVIDERS[provider];
    const message = mistakeIn(site, provider, row.site);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['site'], message });
  })
  .describe(
    'Counts page views and events, without cookies; leave it out to count nothing. docs/statistics.md explains it.',
  );

/** What is wrong with the setting `site`, if anything is. */
function mistakeIn(site: string | undefined, provider: string, wanted: StatisticsProvider['site']): string | undefined {
  if (site === undefined) return wanted && `is missing; the provider ${provider} needs it`;
  if (!wanted) return `is not for ${provider}, which knows the site by the address of its server`;
  return wanted.pattern.test(site) ? undefined : wanted.mistake;
}

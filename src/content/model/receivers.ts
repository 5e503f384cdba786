import { z } from 'zod';
import { PROVIDERS } from '../../forms/providers';
import { type Setting, SIMULATED } from '../../forms/receiver';
import { STATISTICS_PROVIDERS, type StatisticsProvider, type StatisticsProviderName } from '../../statistics/providers';
import { httpsUrl, serverUrl } from './fields';

interface Provider {
  readonly needs: readonly Setting[];
  readonly mistakeIn?: (action: URL) => string | undefined;
}

type Table = Readonly<Record<string, Provider | null>>;

/** A form's provider with exactly its settings: a missing or extra one is a mistake. */
function receiver<Providers extends Table>(providers: Providers, graphql: string, description: string) {
  const names = Object.keys(providers) as (keyof Providers & string)[];
  return z
    .strictObject({
      provider: z
        .enum(names)
        .meta({ description: 'The service that takes the form; docs/forms.md explains each.', graphql }),
      id: z
        .string()
        .regex(/^[\w-]+$/, { message: 'must be letters, digits, hyphens and underscores only' })
        .describe('The public id of the form at the provider (a form id, an access key or a user name).')
        .optional(),
      action: httpsUrl('The address that the form is posted to, if the provider needs it.').optional(),
    })
    .superRefine((settings, context) => {
      const provider = providers[settings.provider];
      const { needs, mistakeIn } = provider ?? { needs: [] };
      for (const field of provider ? (['id', 'action'] as const) : []) {
        const isNeeded = needs.includes(field);
        if (isNeeded === (settings[field] !== undefined)) continue;
        const message = isNeeded
          ? `is missing; the provider ${settings.provider} needs it`
          : `is not for ${settings.provider}; remove the line`;
        context.addIssue({ code: 'custom', path: [field], message });
      }
      const { action = '' } = settings;
      const message = URL.canParse(action) && mistakeIn?.(new URL(action));
      if (message) context.addIssue({ code: 'custom', path: ['action'], message });
    })
    .describe(description);
}

/** `forms` in `content/site.yaml`. */
export const formSettings = z.strictObject({
  contact: receiver(PROVIDERS.contact, 'ContactProvider', 'Who receives messages from the contact form.'),
  newsletter: receiver(PROVIDERS.newsletter, 'NewsletterProvider', 'Who keeps the newsletter subscriptions.'),
});

/** Providers that really receive data, which the privacy page must name. */
export const LIVE_PROVIDERS: readonly string[] = [
  ...new Set(Object.values(PROVIDERS).flatMap((table) => Object.keys(table))),
].filter((name) => name !== SIMULATED);

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
    server: serverUrl("The provider's server or your own, such as https://plausible.io."),
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

function mistakeIn(site: string | undefined, provider: string, wanted: StatisticsProvider['site']): string | undefined {
  if (site === undefined) return wanted && `is missing; the provider ${provider} needs it`;
  if (!wanted) return `is not for ${provider}, which knows the site by the address of its server`;
  return wanted.pattern.test(site) ? undefined : wanted.mistake;
}

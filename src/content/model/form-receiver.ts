import { z } from 'zod';
import { PROVIDERS } from '../../forms/providers';
import { type Setting, SIMULATED } from '../../forms/receiver';

import { httpsUrl } from './fields';

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
      const { needs = [], mistakeIn } = providers[settings.provider] ?? {};
      for (const field of needs) {
        if (settings[field] !== undefined) continue;
        const message = `is missing; the provider ${settings.provider} needs it`;
        context.addIssue({ code: 'custom', path: [field], message });
      }
      const { action = '' } = settings;
      const message = URL.canParse(action) && mistakeIn?.(new URL(action));
      if (message) context.addIssue({ code: 'custom', path: ['action'], message });
    })
    .describe(description);
}

/** `forms.contact` in `content/site.yaml`. */
export const contactSettings = receiver(
  PROVIDERS.contact,
  'ContactProvider',
  'Who receives messages from the contact form.',
);

/** `forms.newsletter` in `content/site.yaml`. */
export const newsletterSettings = receiver(
  PROVIDERS.newsletter,
  'NewsletterProvider',
  'Who keeps the newsletter subscriptions.',
);

/** Providers that really receive data, which the privacy page must name. */
export const LIVE_PROVIDERS: readonly string[] = [
  ...new Set(Object.values(PROVIDERS).flatMap((table) => Object.keys(table))),
].filter((name) => name !== SIMULATED);

import { z } from 'zod';
import { httpsUrl } from './fields';

type ReceiverField = 'id' | 'action';

/**
 * Who receives a form. Each provider takes exactly the fields that `needs` names for it: a missing one and one too
 * many are both mistakes.
 */
function receiver<Needs extends Readonly<Record<string, readonly ReceiverField[]>>>(needs: Needs, description: string) {
  const providers = Object.keys(needs) as (keyof Needs & string)[];
  return z
    .strictObject({
      provider: z.enum(providers).describe('The service that takes the form; docs/forms.md explains each.'),
      id: z
        .string()
        .regex(/^[\w-]+$/, { message: 'must be letters, digits, hyphens and underscores only' })
        .describe('The public id of the form at the provider (a form id, an access key or a user name).')
        .optional(),
      action: httpsUrl('The address that the form is posted to, as the provider gives it.').optional(),
    })
    .superRefine((settings, context) => {
      for (const field of ['id', 'action'] as const) {
        const needed = needs[settings.provider]?.includes(field) ?? false;
        const given = settings[field] !== undefined;
        if (needed && !given) {
          const message = `is missing; the provider ${settings.provider} needs it`;
          context.addIssue({ code: 'custom', path: [field], message });
        } else if (given && !needed) {
          const message = `is not used by the provider ${settings.provider}`;
          context.addIssue({ code: 'custom', path: [field], message });
        }
      }
    })
    .describe(description);
}

/** `forms.contact` in `content/site.yaml`. */
export const contactReceiver = receiver(
  { simulated: [], netlify: [], formspree: ['id'], basin: ['id'], web3forms: ['id'], function: [] },
  'Who receives the messages of the contact form.',
);

/** `forms.newsletter` in `content/site.yaml`. */
export const newsletterReceiver = receiver(
  { simulated: [], netlify: [], buttondown: ['id'], mailchimp: ['action'], kit: ['id'] },
  'Who keeps the subscriptions to the newsletter.',
);

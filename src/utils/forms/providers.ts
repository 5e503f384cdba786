import { CONTACT_PROVIDERS, type ContactProviderName } from './contact-providers';
import { NEWSLETTER_PROVIDERS, type NewsletterProviderName } from './newsletter-providers';
import {
  type ContactProvider,
  chosenProvider,
  type FormPlace,
  type FormPost,
  type NewsletterProvider,
  type ReceiverSettings,
} from './receiver';

/**
 * Every provider, by the form as `content/site.yaml` names it. The content model, the content security policy and the
 * documentation's test go by this table. A page imports the half that it needs: a file of its own for each form keeps the
 * adapters of the other one out of its script.
 */
export const PROVIDERS = { contact: CONTACT_PROVIDERS, newsletter: NEWSLETTER_PROVIDERS } as const;

/** Where the forms may lead, and what their scripts may call, beside the site itself; origins such as `https://api.example`. */
export interface FormOrigins {
  readonly formAction: readonly string[];
  readonly connect: readonly string[];
}

/** The two forms of the site, as `content/site.yaml` has them. */
interface FormsSettings {
  readonly contact: ReceiverSettings<ContactProviderName>;
  readonly newsletter: ReceiverSettings<NewsletterProviderName>;
}

/** No origin depends on the place of the form. */
const PLACE: FormPlace = { name: '', thanksPath: '/', thanksUrl: '' };

/** The origin of an address outside the site; nothing for a path of the site. */
function originOf({ action }: FormPost): string[] {
  return action.startsWith('https://') ? [new URL(action).origin] : [];
}

const sorted = (origins: readonly string[]): string[] => [...new Set(origins)].sort();

/** The origins that the configured forms need, without repetition; the content security policy is made from them. */
export function formOrigins(forms: FormsSettings): FormOrigins {
  const contact = chosenProvider<ContactProvider>(PROVIDERS.contact, forms.contact);
  const newsletter = chosenProvider<NewsletterProvider>(PROVIDERS.newsletter, forms.newsletter);
  const called = contact ? originOf(contact.provider.post(contact.given, PLACE)) : [];
  const subscribed = newsletter ? originOf(newsletter.provider.post(newsletter.given, PLACE)) : [];
  return {
    formAction: sorted([...called, ...subscribed, ...(newsletter?.provider.leadsOnTo ?? [])]),
    connect: sorted([...called, ...(newsletter?.provider.answers ? subscribed : [])]),
  };
}

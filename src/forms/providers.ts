import { CONTACT_PROVIDERS, type ContactProviderName } from './contact-providers';
import { NEWSLETTER_PROVIDERS, type NewsletterProviderName } from './newsletter-providers';
import {
  type ContactProvider,
  chosenProvider,
  type FormPost,
  type NewsletterProvider,
  type ReceiverSettings,
} from './receiver';

/**
 * All providers, by the form's name in `content/site.yaml`. The content model, the content security policy and the
 * documentation test read this table. Pages import one form's half directly, so that their scripts don't carry the other's
 * adapters.
 */
export const PROVIDERS = { contact: CONTACT_PROVIDERS, newsletter: NEWSLETTER_PROVIDERS } as const;

/** External origins, such as `https://api.example`, that forms may post to and their scripts may call. */
export interface FormOrigins {
  readonly formAction: readonly string[];
  readonly connect: readonly string[];
}

interface FormsSettings {
  readonly contact: ReceiverSettings<ContactProviderName>;
  readonly newsletter: ReceiverSettings<NewsletterProviderName>;
}

/** No origin depends on where the form is. */
const PLACE = { name: '', thanksPath: '/', thanksUrl: '' };

/** The origin of an external URL; nothing for a path of the site. */
function originOf(post: FormPost | undefined): string[] {
  return post?.action.startsWith('https://') ? [new URL(post.action).origin] : [];
}

const sorted = (origins: readonly string[]): string[] => [...new Set(origins)].sort();

/** The unique origins the configured forms need, for the content security policy. */
export function formOrigins(forms: FormsSettings): FormOrigins {
  const contact = chosenProvider<ContactProvider>(PROVIDERS.contact, forms.contact, PLACE);
  const newsletter = chosenProvider<NewsletterProvider>(PROVIDERS.newsletter, forms.newsletter, PLACE);
  const called = originOf(contact?.post);
  const subscribed = originOf(newsletter?.post);
  return {
    formAction: sorted([...called, ...subscribed, ...(newsletter?.provider.leadsOnTo ?? [])]),
    connect: sorted([...called, ...(newsletter?.provider.answers ? subscribed : [])]),
  };
}

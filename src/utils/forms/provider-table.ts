import { CONTACT_PROVIDERS } from './contact-providers';
import { NEWSLETTER_PROVIDERS } from './newsletter-providers';

/**
 * Every provider, by the form as `content/site.yaml` names it. The content model, the content security policy and the
 * documentation's test go by this table. A page imports the half that it needs: a file of its own for each form keeps the
 * adapters of the other one out of its script.
 */
export const PROVIDERS = { contact: CONTACT_PROVIDERS, newsletter: NEWSLETTER_PROVIDERS } as const;

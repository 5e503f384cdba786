import { contactReceiver } from './contact-receiver';
import { newsletterPost } from './newsletter-post';
import type { FormPlace, ReceiverSettings } from './receiver';

/** Where the forms may lead, and what their scripts may call, beside the site itself; origins such as `https://api.example`. */
export interface FormOrigins {
  readonly formAction: readonly string[];
  readonly connect: readonly string[];
}

/** The two forms of the site, as `content/site.yaml` has them. */
export interface FormsSettings {
  readonly contact: ReceiverSettings;
  readonly newsletter: ReceiverSettings;
}

/** Only the path matters to no origin. */
const PLACE: FormPlace = { name: '', thanksPath: '/', thanksUrl: '' };

/** Kit sends a browser on to a page on a host of its own, which browsers check like the form's own target. */
const LEADS_ON_TO: Readonly<Record<string, readonly string[]>> = { kit: ['https://*.kit.com'] };

/** The origin of an address outside the site; nothing for a path of the site. */
function originOf(action: string | undefined): string[] {
  return action?.startsWith('https://') ? [new URL(action).origin] : [];
}

/** The origins that the configured forms need, without repetition; the content security policy is made from them. */
export function formOrigins({ contact, newsletter }: FormsSettings): FormOrigins {
  const contactOrigin = originOf(contactReceiver(contact, PLACE).post?.action);
  const post = newsletterPost(newsletter, PLACE);
  const newsletterOrigin = originOf(post?.action);
  const leadsOnTo = LEADS_ON_TO[newsletter.provider] ?? [];
  return {
    formAction: [...new Set([...contactOrigin, ...newsletterOrigin, ...leadsOnTo])].sort(),
    connect: [...new Set([...contactOrigin, ...(post?.isScripted ? newsletterOrigin : [])])].sort(),
  };
}

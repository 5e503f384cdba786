import type { FieldErrors, Outcome } from './outcome';

/** The settings of a provider in `content/site.yaml`. */
export type Setting = 'id' | 'action';

/** The provider of a form that sends nothing. */
export const SIMULATED = 'simulated';

/** The settings of a form, as `content/site.yaml` has them. */
export interface ReceiverSettings<Name extends string = string>
  extends Readonly<Partial<Record<Setting, string | null>>> {
  readonly provider: Name;
}

/** What a form needs to know of the site around it. */
export interface FormPlace {
  /** The name of the form, `contact` or `newsletter`. */
  readonly name: string;
  /** The path of the page that thanks a visitor whose browser posted the form without script. */
  readonly thanksPath: string;
  /** The same page as an absolute address. */
  readonly thanksUrl: string;
}

/** The parts of a form that a browser can post without script. */
export interface FormPost {
  readonly action: string;
  /** Fields that the provider wants beside the visitor's own. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The name of the provider's own honeypot field. */
  readonly honeypot: string;
  /** Further attributes of the form element. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** How a provider answers our script. */
export interface Answers {
  /** Whether the body of a 2xx answer is the provider's yes; the body is parsed JSON, or text. */
  readonly isAccepted: (body: unknown) => boolean;
  /** The fields that a 4xx answer complains about, where the provider names them. */
  readonly fieldErrors?: (body: unknown) => FieldErrors;
}

/** A service that takes forms, and how to post to it. */
interface Service<Needs extends Setting> {
  /** The settings that it needs; it takes no others. */
  readonly needs: readonly Needs[];
  readonly post: (settings: Readonly<Record<Needs, string>>, place: FormPlace) => FormPost;
}

/** A service that takes the contact form. */
export interface ContactProvider<Needs extends Setting = Setting> extends Service<Needs>, Answers {}

/** A service that keeps the subscriptions to the newsletter. */
export interface NewsletterProvider<Needs extends Setting = Setting> extends Service<Needs> {
  readonly emailField: string;
  /** Given where our script sends the form; else the browser does, because the provider goes on to a page of its own. */
  readonly answers?: Answers;
  /** Other origins that the provider sends the browser on to, which browsers check like the form's own target. */
  readonly leadsOnTo?: readonly string[];
}

/** Where a form goes. */
export interface Receiver {
  /** What a browser posts without script; null while nothing is sent anywhere. */
  readonly post: FormPost | null;
  /** Sends the fields; never throws. */
  readonly send: (fields: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Outcome>;
}

/** A provider of the table, with the settings that it needs. */
interface Chosen<Provider> {
  readonly provider: Provider;
  readonly given: Readonly<Record<Setting, string>>;
}

/**
 * The provider that the settings choose; null where the form sends nothing.
 * @throws Error where the table has no such provider or a setting is missing: it must not be replaced silently
 */
export function chosenProvider<Provider extends { readonly needs: readonly Setting[] }>(
  table: Readonly<Record<string, Provider | null>>,
  { provider: name, id, action }: ReceiverSettings,
): Chosen<Provider> | null {
  const provider = Object.hasOwn(table, name) ? table[name] : undefined;
  if (provider === undefined)
    throw new Error(`"${name}" is no form provider; there are ${Object.keys(table).join(', ')}.`);
  if (provider === null) return null;
  const given = { id: id ?? '', action: action ?? '' };
  const missing = provider.needs.filter((setting) => !given[setting]);
  if (missing.length > 0) throw new Error(`The form provider "${name}" needs ${missing.join(', ')}.`);
  return { provider, given };
}

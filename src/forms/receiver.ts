import { absoluteUrl, THANKS } from '../routes';

type Trouble = 'busy' | 'failed' | 'timeout' | 'offline';

/** The provider's field errors: field name to message, empty if it gives no reason. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The result of sending a form. */
export type Outcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'invalid'; readonly fields: FieldErrors }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  | { readonly kind: 'outOfOrder' };

/** A provider's settings in `content/site.yaml`. */
export type Setting = 'id' | 'action';

/** The provider that sends nothing. */
export const SIMULATED = 'simulated';

/** A form's settings in `content/site.yaml`. */
export interface ReceiverSettings<Name extends string = string>
  extends Readonly<Partial<Record<Setting, string | null>>> {
  readonly provider: Name;
}

/** A form's surroundings. */
export interface FormPlace {
  /** The form's name, `contact` or `newsletter`. */
  readonly name: string;
  /** Path of the page that thanks a visitor whose browser posted the form without script. */
  readonly thanksPath: string;
  /** The same page as an absolute URL. */
  readonly thanksUrl: string;
}

/** The parts of a form that the browser can post without script. */
export interface FormPost {
  readonly action: string;
  /** Hidden fields the provider requires. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Name of the provider's honeypot field. */
  readonly honeypot: string;
  /** Further attributes of the form element. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** How to read a provider's response. */
export interface Answers {
  /** Whether the body of a 2xx response confirms acceptance; the body is parsed JSON, or text. */
  readonly isAccepted: (body: unknown) => boolean;
  /** Field errors in a 4xx response, if the provider names fields. */
  readonly fieldErrors?: (body: unknown) => FieldErrors;
}

interface Service<Needs extends Setting> {
  /** Exactly the settings it needs. */
  readonly needs: readonly Needs[];
  /** What is wrong with the setting `action`, if the provider's own address has more to it than that it is one. */
  readonly mistakeIn?: (action: URL) => string | undefined;
  readonly post: (settings: Readonly<Record<Needs, string>>, place: FormPlace) => FormPost;
}

/** A service for the contact form. */
export interface ContactProvider<Needs extends Setting = Setting> extends Service<Needs>, Answers {}

/** A service that manages newsletter subscriptions. */
export interface NewsletterProvider<Needs extends Setting = Setting> extends Service<Needs> {
  readonly emailField: string;
  /** Set if our script sends the form; otherwise the browser does, because the provider redirects to its own page. */
  readonly answers?: Answers;
  /** Other origins the provider redirects to; browsers check them like the form's own target. */
  readonly leadsOnTo?: readonly string[];
}

/** A form's destination. */
export interface Receiver {
  /** The POST of a browser without script; null while nothing is sent. */
  readonly post: FormPost | null;
  /** Sends the fields; never throws. */
  readonly send: (fields: Readonly<Record<string, string>>) => Promise<Outcome>;
}

/** The surroundings of a form of this name. */
export const formPlace = (name: string, siteUrl: string): FormPlace => ({
  name,
  thanksPath: THANKS,
  thanksUrl: absoluteUrl(siteUrl, THANKS),
});

/** A provider, and the POST of a form to it. */
export interface Chosen<Provider> {
  readonly provider: Provider;
  readonly post: FormPost;
}

/**
 * The provider selected in the settings; null if the form sends nothing.
 * @throws Error if the provider is unknown or lacks a setting, rather than silently using another
 */
export function chosenProvider<Provider extends Service<Setting>>(
  table: Readonly<Record<string, Provider | null>>,
  { provider: name, id, action }: ReceiverSettings,
  place: FormPlace,
): Chosen<Provider> | null {
  const provider = Object.hasOwn(table, name) ? table[name] : undefined;
  if (provider === undefined)
    throw new Error(`"${name}" is no form provider; there are ${Object.keys(table).join(', ')}.`);
  if (provider === null) return null;
  const given = { id: id ?? '', action: action ?? '' };
  const missing = provider.needs.filter((setting) => !given[setting]);
  if (missing.length > 0) throw new Error(`The form provider "${name}" needs ${missing.join(', ')}.`);
  return { provider, post: provider.post(given, place) };
}

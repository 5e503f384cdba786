import type { FieldErrors, Outcome } from './outcome';

/** The settings of a form, as `content/site.yaml` has them. */
export interface ReceiverSettings {
  readonly provider: string;
  readonly id?: string | null;
  readonly action?: string | null;
}

/** What a form needs to know of the site around it. */
export interface FormPlace {
  /** The name of the form, `contact` or `newsletter`. */
  readonly name: string;
  /** The path of the page that thanks a visitor whose browser posted the form by itself. */
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
  readonly trap: string;
  /** Further attributes of the form element. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** One service that takes forms: how to post to it, and how to read its answer. */
export interface Provider {
  readonly post: (settings: ReceiverSettings, place: FormPlace) => FormPost;
  /** Whether the body of a 2xx answer is the provider's yes; the body is parsed JSON, or text. */
  readonly isAccepted: (body: unknown) => boolean;
  readonly fieldErrors: (body: unknown) => FieldErrors;
  /** True for a provider that wants to know how long the form was open; others would mail it to the owner. */
  readonly countsTime?: boolean;
}

/** Where a form goes. */
export interface Receiver {
  /** What a browser posts without script; null while nothing is sent anywhere. */
  readonly post: FormPost | null;
  /**
   * Sends the fields; never throws.
   * @param elapsed how long the form was open, in milliseconds
   */
  readonly send: (fields: Readonly<Record<string, string>>, elapsed: number, signal: AbortSignal) => Promise<Outcome>;
}

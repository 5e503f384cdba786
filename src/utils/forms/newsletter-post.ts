import { NEWSLETTER_PROVIDERS, type NewsletterProviderName } from './newsletter-providers';
import {
  type Answers,
  chosenProvider,
  type FormPlace,
  type FormPost,
  type NewsletterProvider,
  type ReceiverSettings,
} from './receiver';

/** A newsletter form: what a browser posts, the name of its e-mail field, and how answers are read where our script sends it. */
export interface NewsletterPost extends FormPost {
  readonly emailField: string;
  readonly answers?: Answers;
}

/** How an address is given to the newsletter provider; null while nothing is sent. */
export function newsletterPost(
  settings: ReceiverSettings<NewsletterProviderName>,
  place: FormPlace,
): NewsletterPost | null {
  const chosen = chosenProvider<NewsletterProvider>(NEWSLETTER_PROVIDERS, settings);
  if (!chosen) return null;
  const { post, emailField, answers } = chosen.provider;
  return { ...post(chosen.given, place), emailField, answers };
}

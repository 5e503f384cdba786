import { fillTemplate } from './fill-template';

/** The provider of a form that sends nothing. */
const NOT_LIVE = 'simulated';

interface FormWords {
  readonly notLive: string;
  readonly live: string;
}

interface Provider {
  readonly id: string;
  readonly name: string;
}

/**
 * What the privacy page says about one form, after the provider that is really configured.
 * @param values what the text names beside the provider
 * @throws Error where the page has no name for the provider, since it would then say something untrue
 */
export function formText(
  words: FormWords,
  configured: string,
  providers: readonly Provider[],
  values: Readonly<Record<string, string>> = {},
): string {
  if (configured === NOT_LIVE) return words.notLive;
  const provider = providers.find(({ id }) => id === configured);
  if (!provider) throw new Error(`content/pages/privacy.yaml has no name for the form provider "${configured}".`);
  return fillTemplate(words.live, { ...values, provider: provider.name });
}

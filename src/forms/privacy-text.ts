import { fillTemplate } from '../utils/fill-template';
import { SIMULATED } from './receiver';

interface FormWords {
  readonly notLive: string;
  readonly live: string;
}

interface Provider {
  readonly provider: string;
  readonly name: string;
  /** Where the provider keeps the data. */
  readonly details?: string | null;
}

/**
 * The privacy page's text about a form, according to its configured provider.
 * @param values further placeholders of the text
 * @throws Error if the provider has no name in the content, rather than show a wrong text
 */
export function formText(
  words: FormWords,
  configured: string,
  providers: readonly Provider[],
  values: Readonly<Record<string, string>> = {},
): string {
  if (configured === SIMULATED) return words.notLive;
  const found = providers.find(({ provider }) => provider === configured);
  if (!found) throw new Error(`content/providers.yaml has no name for the form provider "${configured}".`);
  const text = fillTemplate(words.live, { ...values, provider: found.name });
  return found.details ? `${text.trim()}\n\n${found.details}` : text;
}

interface ResponsibleWords {
  readonly named: string;
  readonly unnamed: string;
  readonly ico: string;
}

interface Business {
  readonly legalName: string | null;
  readonly address: string | null;
  readonly icoNumber: string | null;
}

/** The data controller, as far as the settings name one. */
export function responsibleText(words: ResponsibleWords, business: Business | null, email: string): string {
  const { legalName, address, icoNumber } = business ?? {};
  const who =
    legalName && address
      ? fillTemplate(words.named, { name: legalName, address, email })
      : fillTemplate(words.unnamed, { email });
  return icoNumber ? `${who.trim()}\n\n${fillTemplate(words.ico, { number: icoNumber })}` : who;
}

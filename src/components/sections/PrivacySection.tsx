import { SIMULATED } from '../../forms/receiver';
import { fillTemplate } from '../../utils/fill-template';
import type { SectionFields } from '../../utils/section-fields';
import { PlainText } from '../ui/PlainText';
import type { Placement } from '../ui/Section';

type PrivacySectionProps = SectionFields<'PrivacySection'> & Placement;

interface Provider {
  readonly provider: string;
  readonly name: string;
  /** Where the provider keeps the data. */
  readonly details?: string | null;
}

/**
 * A text with a provider's name, and what the content says about it.
 * @throws Error if the provider has no name in the content, rather than show a wrong text
 */
export function providerText(
  template: string,
  configured: string,
  providers: readonly Provider[],
  values: Readonly<Record<string, string>>,
): string {
  const found = providers.find(({ provider }) => provider === configured);
  if (!found) throw new Error(`content/providers.yaml has no name for the provider "${configured}".`);
  return joined(fillTemplate(template, { ...values, provider: found.name }), found.details);
}

/** Texts as paragraphs, without those that are missing. */
const joined = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.flatMap((part) => (part ? [part.trim()] : [])).join('\n\n');

/**
 * The privacy page's text about a form, according to its configured provider.
 * @param values further placeholders of the text
 */
export function formText(
  words: Pick<PrivacySectionProps['message'], 'notLive' | 'live'>,
  configured: string,
  providers: readonly Provider[],
  values: Readonly<Record<string, string>> = {},
): string {
  return configured === SIMULATED ? words.notLive : providerText(words.live, configured, providers, values);
}

/** `statistics` in `content/site.yaml`, as far as visitors must know it. */
interface Statistics {
  readonly provider: string;
  readonly server: string;
  readonly searchWords: boolean | null;
}

/** The privacy page's text about what is counted. With large text, a long host may break after its dots. */
export function statisticsText(
  words: Pick<PrivacySectionProps['statistics'], 'text' | 'words'>,
  { provider, server, searchWords }: Statistics,
  providers: readonly Provider[],
): string {
  const text = joined(words.text, searchWords && words.words);
  return providerText(text, provider, providers, { host: new URL(server).hostname.replaceAll('.', '.\u200B') });
}

/** The privacy page's text about the scheduling page. */
export function bookingText(
  words: Pick<PrivacySectionProps['booking'], 'text' | 'utm'>,
  { url, utm }: PrivacySectionProps['settings']['booking'],
): string {
  return joined(fillTemplate(words.text, { host: new URL(url).hostname }), utm && words.utm);
}

/** The data controller, as far as the settings name one. */
export function responsibleText(
  words: Omit<PrivacySectionProps['responsible'], 'title'>,
  business: PrivacySectionProps['settings']['business'],
  email: string,
): string {
  const { legalName, address, icoNumber } = business ?? {};
  const who =
    legalName && address
      ? fillTemplate(words.named, { name: legalName, address, email })
      : fillTemplate(words.unnamed, { email });
  return joined(who, icoNumber && fillTemplate(words.ico, { number: icoNumber }));
}

interface Part {
  readonly title: string;
  readonly text: string;
}

function filled({ title, text }: Part, values: Readonly<Record<string, string>>): Part {
  return { title, text: fillTemplate(text, values) };
}

/** The data the site collects, depending on how forms and statistics are configured. */
export function PrivacySection({ settings, fieldLabels: fields, providers, payUrls, ...copy }: PrivacySectionProps) {
  const { business, email, booking, editor, forms, statistics } = settings;
  const host = [...new Set(payUrls.map((url) => new URL(url).hostname))].join(', ');
  return (
    <PlainText
      {...copy}
      parts={[
        { title: copy.responsible.title, text: responsibleText(copy.responsible, business, email) },
        statistics ? { ...copy.cookies, text: copy.statistics.cookies } : copy.cookies,
        ...(statistics
          ? [{ title: copy.statistics.title, text: statisticsText(copy.statistics, statistics, providers) }]
          : []),
        { title: copy.message.title, text: formText(copy.message, forms.contact.provider, providers, { fields }) },
        { title: copy.newsletter.title, text: formText(copy.newsletter, forms.newsletter.provider, providers) },
        { title: copy.booking.title, text: bookingText(copy.booking, booking) },
        ...(host
          ? [{ title: copy.payment.title, text: providerText(copy.payment.text, 'payment', providers, { host }) }]
          : []),
        filled(copy.mail, { email }),
        copy.browser,
        statistics ? { ...copy.server, text: copy.statistics.server } : copy.server,
        ...(editor ? [copy.editor] : []),
        copy.sharing,
        filled(copy.rights, { email }),
        filled(copy.complaint, { email }),
      ]}
    />
  );
}

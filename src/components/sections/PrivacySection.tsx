import { graphql } from 'gatsby';
import { bookingText, formText, providerText, responsibleText, statisticsText } from '../../forms/privacy-text';
import { fillTemplate } from '../../utils/fill-template';
import { PlainText } from '../ui/PlainText';
import type { Placement } from '../ui/Section';

type PrivacySectionProps = Queries.PrivacySectionFieldsFragment & Placement;

interface Part {
  readonly title: string;
  readonly text: string;
}

function filled({ title, text }: Part, values: Readonly<Record<string, string>>): Part {
  return { title, text: fillTemplate(text, values) };
}

/** The data the site collects, depending on how forms and statistics are configured. */
export function PrivacySection({ settings, contactForm, providers, payUrls, ...copy }: PrivacySectionProps) {
  const { business, email, booking, editor, forms, statistics } = settings;
  const { name, email: address, phone, interest, message } = contactForm;
  const host = [...new Set(payUrls.map((url) => new URL(url).hostname))].join(', ');
  const fields = [name, address, phone, interest, message].map(({ label }) => label).join(', ');
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

export const privacySectionFragment = graphql`
  fragment PrivacySectionData on PrivacySection {
    settings {
      email
      business {
        legalName
        address
        icoNumber
      }
      booking {
        url
        utm
      }
      statistics {
        provider
        server
        searchWords
      }
      editor {
        host
      }
      forms {
        contact {
          provider
        }
        newsletter {
          provider
        }
      }
    }
    payUrls
    contactForm {
      ...ContactFormFields
    }
    providers {
      ...ProviderFields
    }
  }
`;

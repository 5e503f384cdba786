import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHero } from '../components/sections/PageHero';
import { PlainText } from '../components/sections/PlainText';
import { PageCopyHead } from '../components/seo/PageCopyHead';
import { fillTemplate } from '../utils/fill-template';
import { formText, responsibleText } from '../utils/privacy-text';

interface Part {
  readonly title: string;
  readonly text: string;
}

function filled({ title, text }: Part, values: Readonly<Record<string, string>>): Part {
  return { title, text: fillTemplate(text, values) };
}

/** What the site knows about its visitors, given how the forms are configured. */
export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { copy, form, settings } = data;
  const { business, email } = settings;
  const { contact, newsletter } = settings.forms;
  const fields = [form.name, form.email, form.phone, form.interest, form.message].map(({ label }) => label).join(', ');
  const { hostname } = new URL(settings.booking.url);
  return (
    <>
      <PageHero {...copy.hero} />
      <PlainText
        parts={[
          { title: copy.responsible.title, text: responsibleText(copy.responsible, business, email) },
          copy.cookies,
          { title: copy.message.title, text: formText(copy.message, contact.provider, copy.providers, { fields }) },
          { title: copy.newsletter.title, text: formText(copy.newsletter, newsletter.provider, copy.providers) },
          filled(copy.booking, { host: hostname }),
          filled(copy.mail, { email }),
          copy.browser,
          copy.server,
          ...(settings.editor ? [copy.editor] : []),
          copy.sharing,
          filled(copy.rights, { email }),
          filled(copy.complaint, { email }),
        ]}
      />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.PrivacyPageQuery>) {
  return <PageCopyHead copy={data.copy} path={location.pathname} />;
}

export const query = graphql`
  query PrivacyPage {
    settings: siteSettings {
      email
      business {
        legalName
        address
        icoNumber
      }
      booking {
        url
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
    form: contactForm {
      name {
        label
      }
      email {
        label
      }
      phone {
        label
      }
      interest {
        label
      }
      message {
        label
      }
    }
    copy: privacyCopy {
      ...PrivacyCopyFields
    }
  }
`;

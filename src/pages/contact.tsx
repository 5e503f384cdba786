import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContactHero } from '../components/sections/ContactHero';
import { ContactSection } from '../components/sections/ContactSection';
import { NextSteps } from '../components/sections/NextSteps';
import { PageCopyHead } from '../components/seo/PageCopyHead';

/** The contact page. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { copy, settings } = data;
  return (
    <>
      <ContactHero
        hero={copy.hero}
        mail={{ title: copy.emailTitle, text: copy.emailText, address: settings.email }}
        call={{ title: copy.bookTitle, text: copy.bookText, label: copy.bookLabel }}
      />
      <ContactSection words={data.contactForm} settings={settings} tone="plain" />
      <NextSteps title={copy.nextTitle} steps={copy.nextSteps} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  return <PageCopyHead copy={data.copy} path={location.pathname} subject={{ kind: 'contact' }} />;
}

export const query = graphql`
  query ContactPage {
    copy: contactCopy {
      ...ContactCopyFields
    }
    contactForm {
      ...ContactFormFields
    }
    settings: siteSettings {
      ...ContactSettings
    }
  }
`;

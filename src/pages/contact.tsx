import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContactHero } from '../components/sections/ContactHero';
import { ContactSection } from '../components/sections/ContactSection';
import { NextSteps } from '../components/sections/NextSteps';
import { PageHead } from '../components/seo/PageHead';
import { useInterfaceText } from '../hooks/use-interface-text';
import { useSiteSettings } from '../hooks/use-site-settings';

/** The contact page. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { newTab } = useInterfaceText();
  const { booking, email } = useSiteSettings();
  const { copy } = data;
  return (
    <>
      <ContactHero
        hero={copy.hero}
        mail={{ title: copy.emailTitle, text: copy.emailText, address: email }}
        call={{ title: copy.bookTitle, text: copy.bookText, label: copy.bookLabel, url: booking.url }}
        newTab={newTab}
      />
      <ContactSection words={data.contactForm} settings={data.settings} tone="plain" />
      <NextSteps title={copy.nextTitle} steps={copy.nextSteps} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const { socialCard, seo } = data.copy;
  return (
    <PageHead
      title={seo.title}
      description={seo.description}
      path={location.pathname}
      image={socialCard}
      subject={{ kind: 'contact' }}
    />
  );
}

export const query = graphql`
  query ContactPage {
    copy: contactCopy {
      socialCard
      seo {
        title
        description
      }
      hero {
        ...HeadingWords
      }
      emailTitle
      emailText
      bookTitle
      bookText
      bookLabel
      nextTitle
      nextSteps
    }
    contactForm {
      ...ContactFormWords
    }
    settings: siteSettings {
      ...ContactSettings
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContactSection } from '../components/sections/ContactSection';
import { PageHead } from '../components/seo/PageHead';

/** The contact page. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  return <ContactSection words={data.contactForm} settings={data.settings} />;
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const { title, description } = data.copy.seo;
  return <PageHead title={title} description={description} path={location.pathname} />;
}

export const query = graphql`
  query ContactPage {
    copy: contactCopy {
      seo {
        title
        description
      }
    }
    contactForm {
      ...ContactFormWords
    }
    newsletter {
      ...NewsletterWords
    }
    settings: siteSettings {
      ...ContactSettings
      ...NewsletterSettings
    }
  }
`;

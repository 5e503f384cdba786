import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContactWays } from '../components/contact/ContactWays';
import { NextSteps } from '../components/contact/NextSteps';
import { PageHero } from '../components/layout/PageHero';
import { ContactSection } from '../components/sections/ContactSection';
import { PageHead } from '../components/seo/PageHead';
import { Boundary } from '../components/ui/Boundary';
import { CONTACT_FORM_ID } from '../utils/page-ids';

/** The contact page. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { copy, settings } = data;
  return (
    <>
      <PageHero {...copy.hero} media={<ContactWays copy={copy} email={settings.email} />} />
      <Boundary>
        <ContactSection id={CONTACT_FORM_ID} contactForm={data.contactForm} settings={settings} />
      </Boundary>
      <NextSteps title={copy.nextTitle} steps={copy.nextSteps} />
    </>
  );
}

export function Head({ data: { copy }, location }: HeadProps<Queries.ContactPageQuery>) {
  return <PageHead {...copy.seo} image={copy.socialCard} path={location.pathname} />;
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

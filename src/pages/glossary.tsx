import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CallToAction } from '../components/sections/CallToAction';
import { GlossarySection } from '../components/sections/glossary/GlossarySection';
import { PageHero } from '../components/sections/PageHero';
import { PageHead } from '../components/seo/PageHead';
import { Breadcrumbs } from '../components/ui/Breadcrumbs';
import { ButtonLink } from '../components/ui/ButtonLink';
import { useBreadcrumbs } from '../hooks/use-breadcrumbs';
import { useInterfaceText } from '../hooks/use-interface-text';
import { BLOG, CONTACT, GLOSSARY } from '../routes';

/** The words of the wards, explained. */
export default function GlossaryPage({ data }: PageProps<Queries.GlossaryPageQuery>) {
  const { breadcrumbs } = useInterfaceText();
  const { copy, terms } = data;
  const { callToAction } = copy;
  const crumbs = useBreadcrumbs([{ label: copy.hero.eyebrow ?? copy.seo.title, href: GLOSSARY }]);
  return (
    <>
      <PageHero {...copy.hero} above={<Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} />} />
      <GlossarySection terms={terms.nodes} texts={copy} />
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <ButtonLink to={CONTACT}>{callToAction.contactLabel}</ButtonLink>
        <ButtonLink to={BLOG} variant="inherit">
          {callToAction.blogLabel}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.GlossaryPageQuery>) {
  const { socialCard, hero, name, seo } = data.copy;
  return (
    <PageHead
      title={seo.title}
      description={seo.description}
      path={location.pathname}
      image={socialCard}
      crumbs={useBreadcrumbs([{ label: hero.eyebrow ?? seo.title, href: GLOSSARY }])}
      subject={{ kind: 'terms', name, terms: data.terms.nodes }}
    />
  );
}

export const query = graphql`
  query GlossaryPage {
    copy: glossaryCopy {
      socialCard
      seo {
        title
        description
      }
      hero {
        eyebrow
        title
        lead
      }
      name
      letters
      example
      spellings
      callToAction {
        title
        text
        contactLabel
        blogLabel
      }
    }
    terms: allGlossaryTerm(sort: { order: ASC }) {
      nodes {
        anchor
        term
        spellings
        full
        meaning
        example
      }
    }
  }
`;

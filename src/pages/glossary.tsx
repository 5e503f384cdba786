import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHero } from '../components/layout/PageHero';
import { CallToActionSection } from '../components/sections/CallToActionSection';
import { PageHead } from '../components/seo/PageHead';
import { Boundary } from '../components/ui/Boundary';
import { pageLabel, useBreadcrumbs } from '../hooks/use-breadcrumbs';
import { BLOG, CONTACT, GLOSSARY } from '../routes';
import { GlossarySection } from '../search/GlossarySection';

/** The glossary of ward terms. */
export default function GlossaryPage({ data }: PageProps<Queries.GlossaryPageQuery>) {
  const { copy, terms } = data;
  const { callToAction } = copy;
  const crumbs = useBreadcrumbs([{ label: pageLabel(copy), href: GLOSSARY }]);
  return (
    <>
      <PageHero {...copy.hero} crumbs={crumbs} space="low" />
      <Boundary>
        <GlossarySection terms={terms.nodes} texts={copy} />
      </Boundary>
      <CallToActionSection
        title={callToAction.title}
        text={callToAction.text}
        buttons={[
          { label: callToAction.contactLabel, href: CONTACT },
          { label: callToAction.blogLabel, href: BLOG },
        ]}
        space="last"
      />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.GlossaryPageQuery>) {
  const { copy } = data;
  return (
    <PageHead
      {...copy.seo}
      image={copy.socialCard}
      path={location.pathname}
      crumbs={useBreadcrumbs([{ label: pageLabel(copy), href: GLOSSARY }])}
    />
  );
}

export const query = graphql`
  query GlossaryPage {
    copy: glossaryCopy {
      ...GlossaryCopyFields
    }
    terms: allGlossaryTerm(sort: { order: ASC }) {
      nodes {
        ...GlossaryTermFields
      }
    }
  }
`;

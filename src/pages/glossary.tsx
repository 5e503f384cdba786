import Button from '@mui/material/Button';
import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { CallToAction } from '../components/sections/CallToAction';
import { GlossarySection } from '../components/sections/GlossarySection';
import { PageHero } from '../components/sections/PageHero';
import { PageCopyHead } from '../components/seo/PageCopyHead';
import { Actions } from '../components/ui/Actions';
import { useBreadcrumbs } from '../hooks/use-breadcrumbs';
import { BLOG, CONTACT, GLOSSARY } from '../routes';
import { pageLabel } from '../utils/page-label';

/** The glossary of ward terms. */
export default function GlossaryPage({ data }: PageProps<Queries.GlossaryPageQuery>) {
  const { copy, terms } = data;
  const { callToAction } = copy;
  const crumbs = useBreadcrumbs([{ label: pageLabel(copy), href: GLOSSARY }]);
  return (
    <>
      <PageHero {...copy.hero} crumbs={crumbs} space="low" />
      <GlossarySection terms={terms.nodes} texts={copy} />
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <Actions>
          <Button component={Link} to={CONTACT}>
            {callToAction.contactLabel}
          </Button>
          <Button component={Link} to={BLOG} variant="outlined" color="inherit">
            {callToAction.blogLabel}
          </Button>
        </Actions>
      </CallToAction>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.GlossaryPageQuery>) {
  const { copy, terms } = data;
  return (
    <PageCopyHead
      copy={copy}
      path={location.pathname}
      crumbs={useBreadcrumbs([{ label: pageLabel(copy), href: GLOSSARY }])}
      subjects={[{ kind: 'terms', name: copy.name, terms: terms.nodes }]}
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

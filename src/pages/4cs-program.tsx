import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FeatureSection } from '../components/sections/FeatureSection';
import { IncludedSection } from '../components/sections/IncludedSection';
import { ProgrammeSections } from '../components/sections/ProgrammeSections';
import { WeeksSection } from '../components/sections/WeeksSection';
import { ProgrammeHead } from '../components/seo/ProgrammeHead';
import { FOUR_CS_PROGRAM } from '../routes';

/** The six-week group program. */
export default function FourCsProgramPage({ data }: PageProps<Queries.FourCsProgramPageQuery>) {
  const { copy, service, pillars, included } = data;
  return (
    <ProgrammeSections
      path={FOUR_CS_PROGRAM}
      copy={copy}
      service={service}
      bookLabel={copy.hero.enrollLabel}
      note={copy.callToAction.cohort.text}
    >
      <FeatureSection {...copy.pillars} features={pillars.nodes} columns={4} />
      {copy.weeks && <WeeksSection {...copy.weeks} />}
      <IncludedSection
        {...copy.included}
        items={included.nodes.map(({ title }) => title)}
        details={[copy.duration, copy.groupSize]}
      />
    </ProgrammeSections>
  );
}

export function Head({ data }: HeadProps<Queries.FourCsProgramPageQuery>) {
  return <ProgrammeHead path={FOUR_CS_PROGRAM} copy={data.copy} service={data.service} />;
}

export const query = graphql`
  query FourCsProgramPage($path: String!) {
    copy: fourCsProgramCopy {
      ...FourCsProgramCopyFields
    }
    service(pageUrl: { eq: $path }) {
      ...ProgrammeService
    }
    pillars: allPillar(sort: { order: ASC }) {
      nodes {
        ...PillarFields
      }
    }
    included: allIncludedItem(sort: { order: ASC }) {
      nodes {
        ...IncludedItemFields
      }
    }
  }
`;

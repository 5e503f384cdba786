import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { FeatureSection } from '../components/sections/FeatureSection';
import { ProcessSection } from '../components/sections/ProcessSection';
import { ProgrammeSections } from '../components/sections/ProgrammeSections';
import { ProgrammeHead } from '../components/seo/ProgrammeHead';
import { BadgeList } from '../components/ui/BadgeList';
import { CAREER_GUIDANCE } from '../routes';

/** Personal guidance, from the first talk to the packages. */
export default function CareerGuidancePage({ data }: PageProps<Queries.CareerGuidancePageQuery>) {
  const { copy, service, services, steps } = data;
  return (
    <ProgrammeSections
      path={CAREER_GUIDANCE}
      copy={copy}
      service={service}
      bookLabel={copy.hero.startLabel}
      badges={<BadgeList badges={copy.hero.badges} />}
    >
      <FeatureSection {...copy.services} features={services.nodes} />
      <ProcessSection {...copy.process} steps={steps.nodes} />
    </ProgrammeSections>
  );
}

export function Head({ data }: HeadProps<Queries.CareerGuidancePageQuery>) {
  return <ProgrammeHead path={CAREER_GUIDANCE} copy={data.copy} service={data.service} />;
}

export const query = graphql`
  query CareerGuidancePage($path: String!) {
    copy: careerGuidanceCopy {
      ...CareerGuidanceCopyFields
    }
    service(pageUrl: { eq: $path }) {
      ...ProgrammeService
    }
    services: allCareerService(sort: { order: ASC }) {
      nodes {
        ...CareerServiceFields
      }
    }
    steps: allProcessStep(sort: { order: ASC }) {
      nodes {
        ...ProcessStepFields
      }
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { MaternityPlanner } from '../../components/planner/maternity/MaternityPlanner';
import { ToolPage } from '../../components/planner/ToolPage';
import { ToolSources } from '../../components/planner/ToolSources';
import { PlainText } from '../../components/sections/PlainText';
import { ToolPageHead } from '../../components/seo/ToolPageHead';
import { Section } from '../../components/ui/Section';
import { MATERNITY_PLANNER } from '../../routes';

type Data = Queries.MaternityPlannerPageQuery;

/** Maternity dates and pay from a few answers. */
export default function MaternityPlannerPage({ data }: PageProps<Data>) {
  const { copy, shared } = data;
  return (
    <ToolPage {...data} path={MATERNITY_PLANNER}>
      <MaternityPlanner copy={copy} shared={shared} facts={copy.facts} />
      <div data-print="no-sheet">
        <PlainText parts={copy.notes} width="start" />
      </div>
      <Section width="start" space="last">
        <ToolSources copy={shared.sources} facts={copy.facts} />
      </Section>
    </ToolPage>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return <ToolPageHead {...data} path={MATERNITY_PLANNER} />;
}

export const query = graphql`
  query MaternityPlannerPage {
    ...ToolPage
    copy: maternityPlannerCopy {
      ...MaternityPlannerCopyFields
      facts {
        ...PlannerFact
      }
    }
  }
`;

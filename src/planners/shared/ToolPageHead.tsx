import type { HeadProps } from 'gatsby';
import { PageHead } from '../../components/seo/PageHead';
import { useToolBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { plannerPath } from '../../routes';
import type { ToolPageContext } from './ToolPage';

/** The document head of a tool page. */
export function ToolPageHead({ data, pageContext }: HeadProps<Queries.ToolPageFragment, ToolPageContext>) {
  const { above, copy } = data;
  const path = plannerPath(pageContext.planner);
  const crumbs = useToolBreadcrumbs(above, copy, path);
  return <PageHead {...copy.seo} image={copy.socialCard} path={path} crumbs={crumbs} />;
}

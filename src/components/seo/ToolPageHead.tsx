import { type LabelledCopy, useToolBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { PageHead } from './PageHead';

interface ToolPageHeadProps extends Pick<Queries.ToolPageFragment, 'tools'> {
  readonly copy: LabelledCopy & { readonly socialCard: string };
  readonly path: string;
}

/** The document head of a tool page. */
export function ToolPageHead({ tools, copy, path }: ToolPageHeadProps) {
  const crumbs = useToolBreadcrumbs(tools, copy, path);
  return <PageHead {...copy.seo} image={copy.socialCard} path={path} crumbs={crumbs} />;
}

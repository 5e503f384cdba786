import { useToolBreadcrumbs } from '../../hooks/use-breadcrumbs';
import type { LabelledCopy } from '../../utils/page-label';
import { type PageCopy, PageCopyHead } from './PageCopyHead';

interface ToolPageHeadProps extends Pick<Queries.ToolPageFragment, 'tools'> {
  readonly copy: PageCopy & LabelledCopy;
  readonly path: string;
}

/** The document head of a tool page. */
export function ToolPageHead({ tools, copy, path }: ToolPageHeadProps) {
  return <PageCopyHead copy={copy} path={path} crumbs={useToolBreadcrumbs(tools, copy, path)} />;
}

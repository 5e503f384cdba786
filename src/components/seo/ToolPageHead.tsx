import type { LabelledCopy } from '../layout/page-label';
import { useToolBreadcrumbs } from '../layout/use-breadcrumbs';
import { type PageCopy, PageCopyHead } from './PageCopyHead';

interface ToolPageHeadProps extends Pick<Queries.ToolPageFragment, 'tools'> {
  readonly copy: PageCopy & LabelledCopy;
  readonly path: string;
}

/** The document head of a tool page. */
export function ToolPageHead({ tools, copy, path }: ToolPageHeadProps) {
  return <PageCopyHead copy={copy} path={path} crumbs={useToolBreadcrumbs(tools, copy, path)} />;
}

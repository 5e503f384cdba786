import { TOOLS } from '../routes';
import { type LabelledCopy, pageLabel } from '../utils/page-label';
import type { Crumb } from '../utils/seo/page-meta';
import { useBreadcrumbs } from './use-breadcrumbs';

/** The breadcrumbs of a tool, by way of the page of all tools. */
export function useToolBreadcrumbs(tools: LabelledCopy, tool: LabelledCopy, path: string): readonly Crumb[] {
  return useBreadcrumbs([
    { label: pageLabel(tools), href: TOOLS },
    { label: pageLabel(tool), href: path },
  ]);
}

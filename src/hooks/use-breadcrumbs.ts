import { HOME, TOOLS } from '../routes';
import { useInterfaceText, useSiteSettings } from './use-site-settings';

/** The copy fields that a page's name comes from. */
export interface LabelledCopy {
  readonly hero: { readonly eyebrow: string | null };
  readonly seo: Queries.SeoFieldsFragment;
}

/** A page's name in breadcrumbs: its eyebrow, or else its search title. */
export function pageLabel({ hero, seo }: LabelledCopy): string {
  return hero.eyebrow ?? seo.title;
}

/** A breadcrumb. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/**
 * A page's breadcrumbs, starting with the home page.
 * @param steps the pages after the home page: the path of a page in the header's navigation, or a crumb with its own label
 */
export function useBreadcrumbs(steps: readonly (string | Crumb)[]): readonly Crumb[] {
  const { breadcrumbs } = useInterfaceText();
  const { navigation } = useSiteSettings();
  const labelOf = (path: string): string => navigation.find(({ href }) => href === path)?.label ?? path;
  return [
    { label: breadcrumbs.home, href: HOME },
    ...steps.map((step) => (typeof step === 'string' ? { label: labelOf(step), href: step } : step)),
  ];
}

/** A tool's breadcrumbs, via the page of all tools. */
export function useToolBreadcrumbs(
  tools: { readonly label: string } | null,
  tool: LabelledCopy,
  path: string,
): readonly Crumb[] {
  return useBreadcrumbs([
    { label: tools?.label ?? TOOLS, href: TOOLS },
    { label: pageLabel(tool), href: path },
  ]);
}

import { HOME } from '../routes';
import { useInterfaceText } from './use-interface-text';
import { useSiteSettings } from './use-site-settings';

/** One step of the way to a page. */
interface Step {
  readonly label: string;
  readonly href: string;
}

/**
 * The way from the home page to a page, for its breadcrumbs and its head.
 * @param steps the pages after the home page: a path that the header leads to, or a step with a label of its own
 */
export function useTrail(steps: readonly (string | Step)[]): readonly Step[] {
  const { breadcrumbs } = useInterfaceText();
  const { navigation } = useSiteSettings();
  const labelOf = (path: string): string => navigation.find(({ href }) => href === path)?.label ?? path;
  return [
    { label: breadcrumbs.home, href: HOME },
    ...steps.map((step) => (typeof step === 'string' ? { label: labelOf(step), href: step } : step)),
  ];
}

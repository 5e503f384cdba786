import { useInterfaceText } from '../../hooks/use-interface-text';
import { Breadcrumbs, type BreadcrumbsProps } from '../ui/Breadcrumbs';

/** Breadcrumbs with their accessible name; see `useBreadcrumbs`. */
export function PageBreadcrumbs(props: Omit<BreadcrumbsProps, 'label'>) {
  const { breadcrumbs } = useInterfaceText();
  return <Breadcrumbs label={breadcrumbs.label} {...props} />;
}

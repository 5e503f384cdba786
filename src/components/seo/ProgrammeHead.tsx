import { useBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { SERVICES } from '../../routes';
import { PageCopyHead } from './PageCopyHead';

interface ProgrammeHeadProps {
  readonly path: string;
  readonly copy: Queries.PageCopyFieldsFragment & { readonly hero: { readonly title: string; readonly lead: string } };
  readonly service: Queries.ProgrammeServiceFragment | null;
}

/** The head of a programme's page: the programme is a service with prices. */
export function ProgrammeHead({ path, copy, service }: ProgrammeHeadProps) {
  const { title, lead } = copy.hero;
  const services = service ? [{ ...service, path, description: lead, offers: service.plans }] : [];
  return (
    <PageCopyHead
      copy={copy}
      path={path}
      crumbs={useBreadcrumbs([SERVICES, { label: service?.title ?? title, href: path }])}
      subject={{ kind: 'services', services }}
    />
  );
}

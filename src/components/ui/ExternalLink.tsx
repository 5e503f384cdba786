import { isAddress } from '../../utils/paths';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link to another site; print adds its URL. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} data-print={isAddress(children, href) ? undefined : 'address'}>
      {children}
    </a>
  );
}

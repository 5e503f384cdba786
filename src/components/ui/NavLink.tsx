import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import type { ReactNode } from 'react';

interface NavLinkProps {
  /** A path of this site, an external URL, or nothing for a placeholder. */
  readonly href?: string | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads nowhere, and looks like it. */
const Placeholder = styled('a')({ color: 'color-mix(in srgb, currentColor 72%, transparent)', cursor: 'default' });

/** A link that may not have a target yet: then it is an anchor without href. */
export function NavLink({ href, ...props }: NavLinkProps) {
  if (!href) return <Placeholder {...props} />;
  return href.startsWith('/') ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}

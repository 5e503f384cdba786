import { Link } from 'gatsby';
import type { ReactNode } from 'react';

interface NavLinkProps {
  /** A path of this site, an outside address, or nothing for a placeholder. */
  readonly href?: string | null;
  readonly children: ReactNode;
}

/** A link that may still be without a target: then it is an anchor without href, which leads nowhere. */
export function NavLink({ href, children }: NavLinkProps) {
  if (!href) {
    // biome-ignore lint/a11y/useValidAnchor: HTML's placeholder link is an anchor without href
    return <a>{children}</a>;
  }
  return href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>;
}

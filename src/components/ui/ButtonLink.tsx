import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'gatsby';
import type { MouseEventHandler, ReactNode } from 'react';

interface ButtonLinkProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx'> {
  readonly to: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ to, children, ...look }: ButtonLinkProps) {
  return (
    <Button component={Link} to={to} {...look}>
      {children}
    </Button>
  );
}

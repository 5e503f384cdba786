import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useInterfaceText } from '../../hooks/use-site-settings';
import { VisuallyHidden } from '../ui/VisuallyHidden';

export interface NewTabButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  readonly href: string;
  readonly children: ReactNode;
  /** What screen readers read after the label, such as the name of a plan. */
  readonly about?: string;
}

/** A button that opens another site in a new tab. */
export function NewTabButton({ children, about = '', ...button }: NewTabButtonProps) {
  const { newTab } = useInterfaceText();
  return (
    <Button target="_blank" rel="noopener noreferrer" {...button}>
      <span>
        {children} <VisuallyHidden>{`${about} ${newTab}`.trimStart()}</VisuallyHidden>
      </span>
    </Button>
  );
}

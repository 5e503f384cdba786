import Button from '@mui/material/Button';
import { Actions } from '../ui/Actions';
import { NavLink } from '../ui/NavLink';
import { BookButton } from './BookButton';

interface ButtonsProps {
  readonly buttons: readonly { readonly label: string; readonly href: string | null }[];
  /** Large in a page's hero. */
  readonly size?: 'large';
  /** On the dark panel, secondary buttons take the text colour. */
  readonly color?: 'inherit';
}

/**
 * A section's buttons: the first is filled. One without a URL opens the booking page; a later one that points to a section
 * of the page is a link.
 */
export function Buttons({ buttons, size, color }: ButtonsProps) {
  return (
    <Actions>
      {buttons.map(({ label, href }, index) => {
        const look = index === 0 ? {} : { variant: 'outlined' as const, color };
        if (!href)
          return (
            <BookButton key={label} size={size} variant={look.variant}>
              {label}
            </BookButton>
          );
        if (href.startsWith('#') && index > 0)
          return (
            <a key={label} href={href}>
              {label}
            </a>
          );
        return (
          <Button key={label} component={NavLink} href={href} size={href.startsWith('#') ? size : undefined} {...look}>
            {label}
          </Button>
        );
      })}
    </Actions>
  );
}

import Button from '@mui/material/Button';
import { Link } from 'gatsby';
import { Actions } from '../ui/Actions';
import { BookButton } from './BookButton';

interface ButtonsProps {
  readonly buttons: readonly Queries.PageButtonFieldsFragment[];
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
        if (href.startsWith('#'))
          return index === 0 ? (
            <Button key={label} href={href} size={size}>
              {label}
            </Button>
          ) : (
            <a key={label} href={href}>
              {label}
            </a>
          );
        return href.startsWith('/') ? (
          <Button key={label} component={Link} to={href} {...look}>
            {label}
          </Button>
        ) : (
          <Button key={label} href={href} {...look}>
            {label}
          </Button>
        );
      })}
    </Actions>
  );
}

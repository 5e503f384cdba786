import Button from '@mui/material/Button';
import { Link } from 'gatsby';
import { Actions } from '../ui/Actions';
import { BookButton } from './BookButton';

interface ButtonsProps {
  readonly buttons: readonly Queries.PageButtonFieldsFragment[];
  /** Large in the head of a page. */
  readonly size?: 'large';
  /** On the dark panel further buttons have the colour of its words. */
  readonly color?: 'inherit';
}

/** The buttons of a section: the first is filled; one without an address opens the booking page, and a further one to a section of the page is a link. */
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

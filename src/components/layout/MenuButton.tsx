import { styled } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';

interface MenuButtonProps {
  /** The id of the popover that the button shows and hides. */
  readonly controls: string;
  readonly label: string;
}

const Button = styled('button')(({ theme }) => ({
  display: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: RADIUS.pill,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  [theme.breakpoints.down('md')]: { display: 'grid' },
}));

/** Shows and hides the phone menu. The browser does it all: it works before and without script. */
export function MenuButton({ controls, label }: MenuButtonProps) {
  return (
    <Button type="button" popoverTarget={controls} aria-label={label}>
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M4 7h16M4 12h16M4 17h10" />
      </svg>
    </Button>
  );
}

import { styled } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';
import { MENU_ID } from '../../utils/page-ids';
import { Stroke } from '../ui/Stroke';

interface MenuButtonProps {
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
export function MenuButton({ label }: MenuButtonProps) {
  return (
    <Button type="button" popoverTarget={MENU_ID} aria-label={label}>
      <Stroke path="M4 7h16M4 12h16M4 17h10" />
    </Button>
  );
}

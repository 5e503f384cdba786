import { styled } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';
import { Icon } from './Icon';

interface IconTileProps {
  readonly name: string;
}

const Arch = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '3.25rem',
  height: '3.75rem',
  paddingTop: '0.375rem',
  borderRadius: RADIUS.arch,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.tile.main,
  // Without a background, the icon aligns with the text below it.
  '@media print': { alignSelf: 'start', width: 'auto', height: 'auto', padding: 0 },
}));

/** An icon under a small arch, the form of the four pillars in the drawings. */
export function IconTile({ name }: IconTileProps) {
  return (
    <Arch>
      <Icon name={name} size={26} />
    </Arch>
  );
}

import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { plainList } from '../../theme/mixins';
import { Icon } from './Icon';

interface BadgeListProps {
  readonly badges: readonly { readonly icon: string; readonly label: string }[];
  readonly maxWidth?: string;
}

/** A wrapping row of badges. */
export function BadgeList({ badges, maxWidth }: BadgeListProps) {
  return (
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1.25, maxWidth, ...plainList }}>
      {badges.map(({ icon, label }) => (
        <li key={label}>
          <Chip size="small" icon={<Icon name={icon} size={20} />} label={label} />
        </li>
      ))}
    </Stack>
  );
}

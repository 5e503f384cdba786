import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/mixins';
import { Badge } from './Badge';

interface BadgeListProps {
  readonly badges: readonly { readonly icon: string; readonly label: string }[];
}

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 10, ...plainList });

/** Several badges in a row that wraps. */
export function BadgeList({ badges }: BadgeListProps) {
  return (
    <List>
      {badges.map(({ icon, label }) => (
        <li key={label}>
          <Badge icon={icon}>{label}</Badge>
        </li>
      ))}
    </List>
  );
}

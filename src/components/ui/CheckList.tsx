import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/mixins';
import { Icon } from './Icon';

interface CheckListProps {
  readonly items: readonly string[];
  /** Two columns where there is room. */
  readonly columns?: 1 | 2;
  /** Smaller, inside cards. */
  readonly dense?: boolean;
}

const List = styled('ul', { shouldForwardProp: (name) => name !== 'columns' && name !== 'dense' })<{
  columns: 1 | 2;
  dense: boolean;
}>(({ theme, columns, dense }) => ({
  ...(dense && theme.typography.body2),
  display: 'grid',
  alignContent: 'start',
  gap: '10px 32px',
  ...plainList,
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 12, alignItems: 'start' },
  // Columns of text, not a grid: where one entry takes two lines, its neighbour keeps its distance to the next.
  ...(columns === 2 && {
    [theme.breakpoints.up('sm')]: {
      display: 'block',
      columnCount: 2,
      columnGap: 32,
      '& li': { paddingBottom: 10, breakInside: 'avoid' },
    },
  }),
  '& svg': { marginTop: '0.22em', color: theme.vars.palette.accentText.main },
}));

/** Things that are included, each with a tick. */
export function CheckList({ items, columns = 1, dense = false }: CheckListProps) {
  return (
    <List columns={columns} dense={dense}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={18} />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}

import { styled } from '@mui/material/styles';
import { Icon } from './Icon';

interface CheckListProps {
  readonly items: readonly string[];
  /** Two columns where there is room. */
  readonly columns?: 1 | 2;
}

const List = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: 1 | 2 }>(
  ({ theme, columns }) => ({
    display: 'grid',
    gap: '10px 32px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...(columns === 2 && { [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' } }),
    '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 12, alignItems: 'start' },
    '& svg': { marginTop: '0.28em', color: theme.vars.palette.accentText.main },
  }),
);

/** Things that are included, each with a tick. The role is for Safari, where a list without bullets is no list. */
export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    <List columns={columns} role="list">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={18} />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}

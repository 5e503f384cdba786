import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/mixins';
import { Icon } from './Icon';

interface CheckListProps {
  readonly items: readonly string[];
  /** Two columns if there is room. */
  readonly columns?: 1 | 2;
  /** Smaller, inside cards. */
  readonly dense?: boolean;
}

const List = styled('ul')<{ ownerState: Pick<CheckListProps, 'columns' | 'dense'> }>(({ theme, ownerState }) => ({
  ...(ownerState.dense && theme.typography.body2),
  display: 'grid',
  alignContent: 'start',
  gap: '10px 32px',
  ...plainList,
  // Text columns, not a grid: if one entry takes two lines, its neighbour's spacing stays the same.
  ...(ownerState.columns === 2 && {
    [theme.breakpoints.up('sm')]: { display: 'block', columnCount: 2, columnGap: 32 },
  }),
}));

/** Space for the tick. With large text on a phone, only the first line has it: the others need their full width. */
const [FIRST_INDENT, INDENT] = ['30px', 'clamp(0px, 62px - 2rem, 30px)'];

const Item = styled('li')<{ ownerState: Pick<CheckListProps, 'columns'> }>(({ theme, ownerState }) => ({
  position: 'relative',
  paddingInlineStart: INDENT,
  textIndent: `calc(${FIRST_INDENT} - ${INDENT})`,
  breakInside: 'avoid',
  ...(ownerState.columns === 2 && { [theme.breakpoints.up('sm')]: { paddingBottom: 10 } }),
}));

/** A list of included things, each with a tick. */
export function CheckList({ items, columns = 1, dense = false }: CheckListProps) {
  return (
    <List ownerState={{ columns, dense }}>
      {items.map((item) => (
        <Item key={item} ownerState={{ columns }}>
          <Icon
            name="check"
            size={18}
            sx={{ position: 'absolute', insetInlineStart: 0, mt: '0.22em', color: 'accentText.main' }}
          />
          <span>{item}</span>
        </Item>
      ))}
    </List>
  );
}

import { styled } from '@mui/material/styles';
import { PARTS, type RevalidationPlan } from '../../../planners/revalidation/plan';
import { RADIUS } from '../../../theme/measures';

interface ChecklistProps {
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment['results'];
  readonly plan: RevalidationPlan;
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  margin: '16px 0 0',
  padding: 0,
  listStyleType: '""',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 14, breakInside: 'avoid' },
  '& strong': { fontWeight: 650 },
  '& p': theme.typography.body2,
}));

/** A box to tick on paper; the words beside it say whether the part is done. */
const Box = styled('span')(({ theme }) => ({
  width: 22,
  height: 22,
  marginTop: 3,
  border: `2px solid ${theme.vars.palette.outline.main}`,
  borderRadius: RADIUS.small,
  '&[data-done]': { borderColor: theme.vars.palette.success.main },
  '&[data-done]::after': {
    content: '""',
    display: 'block',
    width: 7,
    height: 12,
    margin: '0 auto',
    borderInlineEnd: '3px solid currentColor',
    borderBottom: '3px solid currentColor',
    transform: 'rotate(45deg)',
  },
}));

/** What to have at hand for each part, in the order in which the application asks for them. */
export function Checklist({ words, plan }: ChecklistProps) {
  const { checklist, parts } = words;
  return (
    <div>
      <p>{checklist.lead}</p>
      <List>
        {PARTS.map((id) => {
          const isDone = plan.parts.some((part) => part.id === id && part.isDone);
          return (
            <li key={id}>
              <Box aria-hidden="true" data-done={isDone ? '' : undefined} />
              <div>
                <strong>{parts[id].title}.</strong> {isDone ? parts.done : parts.open}
                <p>{parts[id].checklist}</p>
              </div>
            </li>
          );
        })}
      </List>
    </div>
  );
}

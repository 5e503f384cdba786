import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RADIUS } from '../../../theme/measures';
import { plainList } from '../../../theme/mixins';
import { summaryStyles } from '../../ui/Accordion';
import { Stroke } from '../../ui/Stroke';

/** A question that is answered with yes or no. */
export interface Reason {
  readonly key: string;
  /** The answer in a few words, such as "NHS pay: no". */
  readonly label: string;
  readonly isYes: boolean;
  /** Why, and what to do. */
  readonly children: ReactNode;
  readonly isOpen?: boolean;
}

interface ReasonsProps {
  /** The name of the list. */
  readonly label: string;
  readonly reasons: readonly Reason[];
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  ...plainList,
  '& > li:has([open])': { flexBasis: '100%' },
  '@media print': { display: 'block' },
});

const Chip = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.outline.main}`,
  borderRadius: RADIUS.badge,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '& > summary': {
    ...summaryStyles,
    gap: 8,
    minHeight: 44,
    padding: '6px 16px 6px 12px',
    borderRadius: RADIUS.badge,
    '& svg': { flex: 'none', color: theme.vars.palette.success.main },
    // After the words, since the answer has an icon before them.
    '&::before': { ...summaryStyles['&::before'], order: 1, marginInlineStart: 'auto' },
  },
  '&[data-no] > summary svg': { color: theme.vars.palette.error.main },
  '& > div': { padding: '2px 16px 16px', maxWidth: '42rem' },
  '& p + p, & h3': { marginTop: 12 },
  '& h3': theme.typography.h4,
  '@media print': {
    border: 0,
    '& > summary, & > div': { minHeight: 0, padding: 0 },
    '& > summary::before': { display: 'none' },
    '&::details-content': { contentVisibility: 'visible', height: 'auto' },
  },
}));

const TICK = 'M4.5 12.8 9.7 18 19.5 6.5';
const CROSS = 'M6 6l12 12M18 6 6 18';

/** Short answers; each opens to say why. */
export function Reasons({ label, reasons }: ReasonsProps) {
  return (
    <List aria-label={label}>
      {reasons.map(({ key, label: answer, isYes, children, isOpen }) => (
        <li key={key}>
          <Chip open={isOpen} data-no={isYes ? undefined : ''}>
            <summary>
              <Stroke path={isYes ? TICK : CROSS} size={20} width={2.5} />
              {answer}
            </summary>
            <div>{children}</div>
          </Chip>
        </li>
      ))}
    </List>
  );
}

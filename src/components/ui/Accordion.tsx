import { styled } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';
import { paper } from '../../theme/mixins';

/** A `<summary>` with a chevron in place of the browser's triangle; it turns down once all is open. */
export const summaryStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontWeight: 600,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': {
    content: '""',
    flex: 'none',
    width: 9,
    height: 9,
    borderInlineEnd: '2.5px solid currentColor',
    borderBottom: '2.5px solid currentColor',
    transform: 'rotate(-45deg)',
  },
  '&:is([open] > *)::before': { transform: 'rotate(45deg)' },
} as const;

/** On paper everything is unfolded. */
export const unfoldedOnPaper = {
  border: 0,
  '&::details-content': { contentVisibility: 'visible', height: 'auto' },
  '& > summary, & > div': { minHeight: 0, padding: 0 },
  '& > summary::before': { display: 'none' },
} as const;

/** A sheet whose `<summary>` opens and folds the rest of it. */
export const Accordion = styled('details')(({ theme }) => ({
  ...paper(theme, RADIUS.field),
  '& > summary': { ...summaryStyles, minHeight: 52, padding: '10px 18px', borderRadius: RADIUS.field },
}));

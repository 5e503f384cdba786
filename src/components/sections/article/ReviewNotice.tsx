import { styled } from '@mui/material/styles';
import { RADIUS } from '../../../theme/measures';

/** What readers should know of the age of an article before they rely on it, above the text. */
export const ReviewNotice = styled('p')(({ theme }) => ({
  marginBottom: 28,
  padding: '14px 20px',
  border: `1px solid ${theme.vars.palette.secondary.main}`,
  borderInlineStartWidth: 6,
  borderRadius: RADIUS.field,
  backgroundColor: theme.vars.palette.background.paper,
}));

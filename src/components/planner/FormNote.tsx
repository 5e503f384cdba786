import { styled } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';

/** A warning above fields. */
export const FormNote = styled('p')(({ theme }) => ({
  padding: '12px 18px',
  borderRadius: RADIUS.field,
  borderInlineStart: `4px solid ${theme.vars.palette.warning.main}`,
  backgroundColor: theme.vars.palette.wash.main,
  color: theme.vars.palette.wash.contrastText,
  fontWeight: 600,
}));

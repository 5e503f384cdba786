import { styled } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';

interface AlertProps {
  readonly severity: 'success' | 'warning' | 'error';
}

/** A few sentences that must not be missed. Where it appears later, a live region has to be around it. */
export const Alert = styled('div', { shouldForwardProp: (name) => name !== 'severity' })<AlertProps>(
  ({ theme, severity }) => ({
    padding: '14px 18px',
    borderRadius: RADIUS.field,
    borderInlineStart: `4px solid ${theme.vars.palette[severity].main}`,
    backgroundColor: theme.vars.palette.wash.main,
  }),
);

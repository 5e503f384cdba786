import { styled } from '@mui/material/styles';
import { stack } from '../../theme/mixins';

/** Fields side by side where there is room. */
export const FieldPair = styled('div')(({ theme }) => ({
  ...stack(24),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

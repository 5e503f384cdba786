import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../theme/mixins';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')({
  ...visuallyHidden,
  // At the end of the page it would add a pixel line below the footer.
  marginTop: -1,
  whiteSpace: 'nowrap',
});

import type { Theme } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';
import { focusRing } from '../../theme/mixins';

/** The frame of every field: border, corners, and how it shows the pointer. */
export const fieldFrame = (theme: Theme) => ({
  width: '100%',
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.outline.main}`,
  borderRadius: RADIUS.field,
  transition: theme.transitions.create('border-color'),
  '&:hover': { borderColor: theme.vars.palette.text.primary },
});

/** How a field shows that it has the focus. */
export const fieldFocus = (theme: Theme) => ({
  borderColor: theme.vars.palette.primary.main,
  ...focusRing(theme),
  outlineOffset: 2,
});

/** The room inside a field. */
export const FIELD_PADDING = '11px 16px';
export const FIELD_HEIGHT = 50;

import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';

/** The height of a field of one line, and of a button beside it. */
export const FIELD_HEIGHT = 52;

/** The look of every field: its frame, and how it shows the pointer, the focus and a mistake. */
export const inputStyles = ({ theme }: { readonly theme: Theme }): CSSObject => ({
  display: 'block',
  width: '100%',
  minHeight: FIELD_HEIGHT,
  padding: '10px 16px',
  border: `1.5px solid ${theme.vars.palette.outline.main}`,
  borderRadius: RADIUS.field,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  transition: theme.transitions.create('border-color'),
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:focus-visible': { borderColor: theme.vars.palette.primary.main, borderRadius: RADIUS.field, outlineOffset: 2 },
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
});

/** A field of one line. */
export const Input = styled('input')(inputStyles);

import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { FIELD_HEIGHT, FIELD_PADDING, fieldFocus, fieldFrame } from './field-look';

/** MUI's bare input in the frame of our fields. */
export const FramedInput = styled(InputBase)(({ theme }) => ({
  ...fieldFrame(theme),
  padding: 0,
  '&.Mui-focused': fieldFocus(theme),
  '&.Mui-error': { borderColor: theme.vars.palette.error.main },
  '& .MuiInputBase-input': {
    boxSizing: 'border-box',
    height: 'auto',
    minHeight: FIELD_HEIGHT,
    padding: FIELD_PADDING,
    borderRadius: 'inherit',
    outline: 0,
  },
  '& textarea.MuiInputBase-input': { resize: 'vertical', fieldSizing: 'content', minHeight: 168, maxHeight: '60vh' },
}));

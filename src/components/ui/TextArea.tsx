import { styled } from '@mui/material/styles';
import { inputStyles } from './Input';

/** A field of several lines, which grows with its text. */
export const TextArea = styled('textarea')(inputStyles, {
  resize: 'vertical',
  fieldSizing: 'content',
  minHeight: 168,
  maxHeight: '60vh',
});

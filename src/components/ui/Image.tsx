import { styled } from '@mui/material/styles';

/** A picture that fills its container's width. */
export const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  // The drawings have light colours; dark mode dims them a little.
  ...theme.applyStyles('dark', { '@media screen': { filter: 'brightness(0.9)' } }),
}));

import { styled } from '@mui/material/styles';

/** A picture as wide as its place. */
export const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  // The drawings have the light colours; in the dark they are a little dimmer.
  ...theme.applyStyles('dark', { '@media screen': { filter: 'brightness(0.9)' } }),
}));

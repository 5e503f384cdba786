import { styled } from '@mui/material/styles';

/** A figure in the next action's title: the largest on the page. */
export const LargeFigure = styled('strong')({ display: 'block', fontSize: '2.4em', lineHeight: 1 });

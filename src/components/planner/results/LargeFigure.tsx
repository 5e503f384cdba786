import { styled } from '@mui/material/styles';

/** A figure in the title of the next action: the largest of the page. */
export const LargeFigure = styled('strong')({ display: 'block', fontSize: '2.4em', lineHeight: 1 });

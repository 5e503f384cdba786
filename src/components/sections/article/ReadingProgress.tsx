import { styled } from '@mui/material/styles';
import { HEADER_HEIGHT } from '../../../theme/GlobalStyle';

/** The name of the timeline that runs while the text scrolls through the window. */
export const READING_TIMELINE = '--reading';

/** How far the visitor has read, as a line under the header; only where the browser can draw it without script. */
export const ReadingProgress = styled('div')(({ theme }) => ({
  display: 'none',
  '@supports (animation-timeline: view())': {
    '@media (prefers-reduced-motion: no-preference)': {
      display: 'block',
      position: 'fixed',
      zIndex: theme.zIndex.appBar,
      insetInline: 0,
      top: HEADER_HEIGHT,
      height: 3,
      backgroundColor: theme.vars.palette.secondary.main,
      transformOrigin: '0 50%',
      animation: 'reading linear both',
      animationTimeline: READING_TIMELINE,
      animationRange: 'contain',
    },
  },
  '@keyframes reading': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
  '@media print': { display: 'none !important' },
}));

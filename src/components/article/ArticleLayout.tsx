import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GUTTER, HEADER_HEIGHT, PAGE_WIDTH } from '../../theme/measures';

interface ArticleLayoutProps {
  readonly header: ReactNode;
  /** The table of contents, if the article has one. */
  readonly contents: ReactNode;
  readonly children: ReactNode;
}

const Frame = styled('article')({
  maxWidth: PAGE_WIDTH,
  marginInline: 'auto',
  paddingInline: GUTTER,
  paddingBottom: 'clamp(3rem, 6vw, 5.5rem)',
});

/** Name of the timeline that follows the text's scroll position. */
const READING_TIMELINE = '--reading';

/** Reading progress, as a line under the header; only in browsers that can draw it without script. */
const ReadingProgress = styled('div')(({ theme }) => ({
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

const Columns = styled('div')(({ theme }) => ({
  viewTimelineName: READING_TIMELINE,
  maxWidth: '38rem',
  marginInline: 'auto',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '15rem minmax(0, 38rem)',
    columnGap: 64,
    justifyContent: 'space-between',
    alignItems: 'start',
    maxWidth: '60rem',
  },
  '@media print': { maxWidth: 'none', display: 'block' },
}));

/** An article page: full-width header, then contents and text side by side. */
export function ArticleLayout({ header, contents, children }: ArticleLayoutProps) {
  return (
    <Frame>
      {header}
      <Columns>
        <ReadingProgress />
        {contents}
        <Box sx={{ gridColumn: { lg: 2 } }}>{children}</Box>
      </Columns>
    </Frame>
  );
}

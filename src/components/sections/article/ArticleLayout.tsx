import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GUTTER, PAGE_WIDTH } from '../../../theme/measures';
import { READING_TIMELINE, ReadingProgress } from './ReadingProgress';

interface ArticleLayoutProps {
  readonly header: ReactNode;
  /** The table of contents, where the article has one. */
  readonly contents: ReactNode;
  readonly children: ReactNode;
}

const Frame = styled('article')({
  maxWidth: PAGE_WIDTH,
  marginInline: 'auto',
  paddingInline: GUTTER,
  paddingBottom: 'clamp(3rem, 6vw, 5.5rem)',
});

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
    '& > :last-child': { gridColumn: 2 },
  },
  '@media print': { maxWidth: 'none', display: 'block' },
}));

/** An article on the page: its head over the whole width, then contents and text side by side. */
export function ArticleLayout({ header, contents, children }: ArticleLayoutProps) {
  return (
    <Frame>
      {header}
      <Columns>
        <ReadingProgress />
        {contents}
        <div>{children}</div>
      </Columns>
    </Frame>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GUTTER, READING_WIDTH } from '../../theme/measures';

/** Narrow for reading, centred or aligned with wide sections; wide for cards. */
type Width = 'narrow' | 'start' | 'wide';
type Tone = 'plain' | 'wash';
/**
 * Padding: a page's first section sits nearer to the header, one without its own band may follow closely, and a low one
 * leaves room for the content that follows.
 */
type Space = 'full' | 'first' | 'last' | 'low';

interface SectionProps {
  readonly children: ReactNode;
  readonly tone?: Tone;
  /** The section's anchor. */
  readonly id?: string;
  /** Id of the section's heading. */
  readonly labelledBy?: string;
  readonly width?: Width;
  readonly space?: Space;
}

const FULL = 'clamp(3.5rem, 2.2rem + 5vw, 7rem)';
const LESS = 'clamp(2.25rem, 1.4rem + 3vw, 4.5rem)';

const Band = styled('section')<{ ownerState: { tone: Tone; space: Space } }>(
  ({ theme, ownerState: { tone, space } }) => ({
    paddingTop: space === 'full' ? FULL : space === 'last' ? 0 : LESS,
    paddingBottom: space === 'low' ? LESS : FULL,
    '@media print': { paddingBlock: '5mm' },
    ...(tone !== 'plain' && {
      backgroundColor: theme.vars.palette[tone].main,
      color: theme.vars.palette[tone].contrastText,
    }),
  }),
);

/** A band of the page; the only place that sets vertical rhythm and side margins. */
export function Section({ children, tone = 'plain', id, labelledBy, width = 'wide', space = 'full' }: SectionProps) {
  return (
    <Band ownerState={{ tone, space }} data-tone={tone} id={id} aria-labelledby={labelledBy}>
      <Container maxWidth={width === 'narrow' ? 'md' : 'lg'}>
        {width === 'start' ? (
          <Box sx={{ maxWidth: `calc(${READING_WIDTH} - 2 * ${GUTTER})` }}>{children}</Box>
        ) : (
          children
        )}
      </Container>
    </Band>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GUTTER, READING_WIDTH } from '../../theme/measures';

/** Narrow for reading, in the middle or at the edge where wide sections begin; wide for cards. */
type Width = 'narrow' | 'start' | 'wide';
type Tone = 'plain' | 'wash';
/** The first section of a page is nearer to the header; one without a band of its own may follow closely; a low one leaves room for what it leads to. */
type Space = 'full' | 'first' | 'last' | 'low';

interface SectionProps {
  readonly children: ReactNode;
  readonly tone?: Tone;
  /** The anchor that links lead to. */
  readonly id?: string;
  /** The id of the heading that names the section. */
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

/** A band of the page; the one owner of the vertical rhythm and the side margins. */
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

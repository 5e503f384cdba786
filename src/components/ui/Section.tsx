import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { GUTTER, READING_WIDTH } from '../../theme/measures';
import { SectionHeading } from './SectionHeading';

/**
 * Padding: a page's first section sits nearer to the header, one without its own band may follow closely, and a low one
 * leaves room for the content that follows.
 */
type Space = 'full' | 'first' | 'last' | 'low';

/** A section's place on its page. */
export interface Placement {
  /** The section's anchor. */
  readonly id?: string | null;
  /** `tinted` or `plain`. */
  readonly background?: string;
  readonly space?: Space;
}

interface SectionProps extends Placement {
  readonly children: ReactNode;
  /** The title of a heading above the content, which labels the section. */
  readonly title?: string | null;
  readonly eyebrow?: string | null;
  readonly lead?: string | null;
  /** Id of a heading that stands elsewhere in the section. */
  readonly labelledBy?: string;
  /** Narrow for reading, centred or aligned with wide sections; wide for cards. */
  readonly width?: 'narrow' | 'start' | 'wide';
}

const FULL = 'clamp(3.5rem, 2.2rem + 5vw, 7rem)';
const LESS = 'clamp(2.25rem, 1.4rem + 3vw, 4.5rem)';

const Band = styled('section')<{ ownerState: Pick<Placement, 'background' | 'space'> }>(
  ({ theme, ownerState: { background, space } }) => ({
    paddingTop: space === 'full' ? FULL : space === 'last' ? 0 : LESS,
    paddingBottom: space === 'low' ? LESS : FULL,
    '@media print': { paddingBlock: '5mm' },
    ...(background === 'tinted' && {
      backgroundColor: theme.vars.palette.wash.main,
      color: theme.vars.palette.wash.contrastText,
    }),
  }),
);

/** A band of the page; the only place that sets vertical rhythm and side margins. */
export function Section({ children, title, eyebrow, lead, labelledBy, ...section }: SectionProps) {
  const { background, id, width = 'wide', space = 'full' } = section;
  const titleId = useId();
  return (
    <Band ownerState={{ background, space }} id={id ?? undefined} aria-labelledby={title ? titleId : labelledBy}>
      <Container maxWidth={width === 'narrow' ? 'md' : 'lg'}>
        {title && <SectionHeading id={titleId} title={title} eyebrow={eyebrow} lead={lead} />}
        {width === 'start' ? (
          <Box sx={{ maxWidth: `calc(${READING_WIDTH} - 2 * ${GUTTER})` }}>{children}</Box>
        ) : (
          children
        )}
      </Container>
    </Band>
  );
}

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plainList } from '../../theme/mixins';
import type { SectionFields } from '../../utils/section-fields';
import { type Placement, Section } from '../ui/Section';

type WeeksSectionProps = SectionFields<'WeeksSection'> & Placement;

const DOT = 22;
const LINE = 4;

/** On a horizontal timeline, both ends stand side by side. */
const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'auto auto' },
}));

const End = styled('p')(({ theme }) => ({
  fontWeight: 650,
  [theme.breakpoints.up('md')]: { '&[data-end="last"]': { gridRow: 1, gridColumn: 2, textAlign: 'end' } },
}));

const Weeks = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridColumn: '1 / -1',
  ...plainList,
  [theme.breakpoints.up('md')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
}));

/** The line runs down on narrow screens and right on wide ones; it consists of borders, which also print. */
const Week = styled('li')(({ theme }) => {
  const { primary, secondary, background } = theme.vars.palette;
  const wide = theme.breakpoints.up('md');
  return {
    position: 'relative',
    padding: `0 0 28px ${DOT + 16}px`,
    breakInside: 'avoid',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: (DOT - LINE) / 2,
      insetBlock: 0,
      borderInlineStart: `${LINE}px solid ${primary.main}`,
    },
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetInlineStart: 0,
      top: 2,
      boxSizing: 'border-box',
      width: DOT,
      height: DOT,
      border: `${LINE}px solid ${primary.main}`,
      borderRadius: '50%',
      backgroundColor: background.paper,
    },
    '&[data-first]::before': { borderColor: secondary.main, outline: `2px solid ${primary.main}` },
    [wide]: {
      padding: `${DOT + 20}px 28px 0 0`,
      '&::after': {
        insetInline: 0,
        insetBlock: `${(DOT - LINE) / 2}px auto`,
        borderInlineStart: 0,
        borderTop: `${LINE}px solid ${primary.main}`,
      },
      '&::before': { top: 0 },
    },
  };
});

const Beside = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: 'clamp(1.25rem, 3vw, 3rem)',
  ...plainList,
  marginTop: 28,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

interface StepTextProps {
  readonly step: SectionFields<'WeeksSection'>['weeks'][number];
  readonly variant: 'h3' | 'h4';
}

function StepText({ step: { when, title, text }, variant }: StepTextProps) {
  return (
    <>
      <Typography variant="overline" component="p" sx={{ color: 'accentText.main' }}>
        {when}
      </Typography>
      <Typography variant={variant} component="h3">
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
    </>
  );
}

/** A programme as a timeline from its first week to its last, with parallel activities beside it. */
export function WeeksSection({ begins, ends, weeks, beside, ...section }: WeeksSectionProps) {
  return (
    <Section {...section}>
      <Line>
        <End>{begins}</End>
        <Weeks>
          {weeks.map((step, index) => (
            <Week key={step.title} data-first={index === 0 ? '' : undefined}>
              <StepText step={step} variant="h3" />
            </Week>
          ))}
        </Weeks>
        <End data-end="last">{ends}</End>
      </Line>
      {beside && (
        <Beside>
          {beside.map((step) => (
            <li key={step.title}>
              <StepText step={step} variant="h4" />
            </li>
          ))}
        </Beside>
      )}
    </Section>
  );
}

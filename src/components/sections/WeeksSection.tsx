import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { plainList } from '../../theme/mixins';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { bandOf, type PlacedSection } from './placed-section';

type WeeksSectionProps = Queries.WeeksSectionFieldsFragment & PlacedSection;

const DOT = 22;
const LINE = 4;

/** The line goes down on narrow screens and to the right on wide ones; it is made of borders, which every medium shows. */
const Line = styled('div')(({ theme }) => {
  const { primary, secondary, background, text } = theme.vars.palette;
  const wide = theme.breakpoints.up('md');
  return {
    display: 'grid',
    gap: 12,
    '& > p': { fontWeight: 650 },
    '& ol': {
      display: 'grid',
      ...plainList,
      [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    },
    '& li': {
      position: 'relative',
      padding: `0 0 28px ${DOT + 16}px`,
      breakInside: 'avoid',
      [wide]: { padding: `${DOT + 20}px 28px 0 0` },
    },
    '& li::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: (DOT - LINE) / 2,
      insetBlock: 0,
      borderInlineStart: `${LINE}px solid ${primary.main}`,
      [wide]: {
        insetInline: 0,
        insetBlock: `${(DOT - LINE) / 2}px auto`,
        borderInlineStart: 0,
        borderTop: `${LINE}px solid ${primary.main}`,
      },
    },
    '& li::before': {
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
      [wide]: { top: 0 },
    },
    '& li:first-of-type::before': { borderColor: secondary.main, outline: `2px solid ${primary.main}` },
    '& h3': theme.typography.h3,
    '& li p': { color: text.secondary },
    // Above a line to the right both ends are beside each other.
    [wide]: { gridTemplateColumns: 'auto auto', '& > :last-child': { gridRow: 1, gridColumn: 2, textAlign: 'end' } },
    '& > ol': { gridColumn: '1 / -1' },
  };
});

const When = styled('p')(({ theme }) => ({
  ...theme.typography.overline,
  '&&': { color: theme.vars.palette.accentText.main },
}));

const Beside = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: 'clamp(1.25rem, 3vw, 3rem)',
  ...plainList,
  marginTop: 28,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': theme.typography.h4,
  '& p': { color: theme.vars.palette.text.secondary },
}));

function StepText({ when, title, text }: Queries.WeekFieldsFragment) {
  return (
    <>
      <When>{when}</When>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  );
}

/** A programme as a line from its first week to its last, and what goes on beside it. */
export const WeeksSection = withHydrationBoundary(function WeeksSection(section: WeeksSectionProps) {
  const { title, lead, begins, ends, weeks, beside, ...place } = section;
  const id = useId();
  return (
    <Section {...bandOf(place)} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <Line>
        <p>{begins}</p>
        <ol>
          {weeks.map((step) => (
            <li key={step.title}>
              <StepText {...step} />
            </li>
          ))}
        </ol>
        <p>{ends}</p>
      </Line>
      {beside && (
        <Beside>
          {beside.map((step) => (
            <li key={step.title}>
              <StepText {...step} />
            </li>
          ))}
        </Beside>
      )}
    </Section>
  );
});

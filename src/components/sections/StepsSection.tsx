import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { plainList } from '../../theme/mixins';
import { CheckList } from '../ui/CheckList';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { bandOf, type PlacedSection } from './placed-section';

type StepsSectionProps = Queries.StepsSectionFieldsFragment & PlacedSection;

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  columnGap: 'clamp(1.25rem, 2.5vw, 2.5rem)',
  '& > li:not(:last-child)': { paddingBottom: 'clamp(2rem, 1.5rem + 2vw, 3rem)' },
  ...plainList,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    '& > li:not(:last-child)': { paddingBottom: 0 },
  },
}));

/** Number, name, description and highlights are at the same height in all steps. */
const StepItem = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  breakInside: 'avoid',
  '& h3': theme.typography.h3,
  '& > p': { color: theme.vars.palette.text.secondary },
}));

/** The number, and behind it the dashed route of the drawings, which leads to the next step. */
const Milestone = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '2.5rem',
  fontWeight: 560,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: theme.vars.palette.accentText.main,
  '&::after': {
    content: '""',
    flexGrow: 1,
    borderTop: `3px dashed ${theme.vars.palette.secondary.light}`,
    marginInlineEnd: 'calc(-1 * clamp(1.25rem, 2.5vw, 2.5rem) + 16px)',
  },
  'li:last-child > &::after': { visibility: 'hidden' },
  [theme.breakpoints.down('lg')]: { 'li:nth-of-type(even) > &::after': { marginInlineEnd: 0 } },
  [theme.breakpoints.down('sm')]: { '&::after': { marginInlineEnd: 0 } },
}));

/** The way from the first talk to the goal, step by step. */
export const StepsSection = withHydrationBoundary(function StepsSection(section: StepsSectionProps) {
  const { steps, eyebrow, title, lead, ...place } = section;
  const id = useId();
  return (
    <Section {...bandOf(place)} labelledBy={id}>
      <SectionHeading id={id} eyebrow={eyebrow} title={title} lead={lead} />
      <Steps>
        {steps?.map(({ title: name, description, highlights }, index) => (
          <StepItem key={name}>
            <Milestone>{String(index + 1).padStart(2, '0')}</Milestone>
            <h3>{name}</h3>
            <p>{description}</p>
            {highlights && <CheckList items={highlights} dense />}
          </StepItem>
        ))}
      </Steps>
    </Section>
  );
});

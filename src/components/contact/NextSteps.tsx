import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/mixins';
import { Section } from '../ui/Section';

interface NextStepsProps {
  readonly title: string;
  readonly steps: readonly string[];
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(1.5rem, 3vw, 2.5rem)',
  ...plainList,
  counterReset: 'step',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  // Browsers keep no heading with the first row of a grid.
  '@media print': { display: 'block', '& > * + *': { marginTop: '5mm' } },
}));

const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  paddingTop: 20,
  borderTop: `3px dashed ${theme.vars.palette.secondary.light}`,
  counterIncrement: 'step',
  breakInside: 'avoid',
  fontSize: '1.125rem',
  textWrap: 'pretty',
  '&::before': {
    content: 'counter(step, decimal-leading-zero)',
    ...theme.typography.h2,
    lineHeight: 1,
    color: theme.vars.palette.accentText.main,
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '3.5rem 1fr', alignItems: 'start' },
}));

/** The steps that follow a message, in order. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <Section background="tinted" title={title}>
      <List>
        {steps.map((step) => (
          <Step key={step}>{step}</Step>
        ))}
      </List>
    </Section>
  );
}

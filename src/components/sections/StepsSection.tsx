import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plainList } from '../../theme/mixins';
import type { SectionFields } from '../../utils/section-fields';
import { CheckList } from '../ui/CheckList';
import { type Placement, Section } from '../ui/Section';

type StepsSectionProps = SectionFields<'StepsSection'> & Placement;

const GAP = 'clamp(1.25rem, 2.5vw, 2.5rem)';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  columnGap: GAP,
  ...plainList,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

interface Place {
  readonly isLast: boolean;
  /** Whether it is the second in a row of two. */
  readonly isSecond: boolean;
}

/** Number, name, description and highlights align across steps. */
const StepItem = styled('li')<{ ownerState: Place }>(({ theme, ownerState }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  breakInside: 'avoid',
  paddingBottom: ownerState.isLast ? 0 : 'clamp(2rem, 1.5rem + 2vw, 3rem)',
  [theme.breakpoints.up('lg')]: { paddingBottom: 0 },
}));

/** The number and, behind it, the drawings' dashed route to the next step. */
const Milestone = styled('span')<{ ownerState: Place }>(({ theme, ownerState }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '2.5rem',
  fontWeight: theme.typography.h1.fontWeight,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: theme.vars.palette.accentText.main,
  '&::after': {
    content: '""',
    flexGrow: 1,
    borderTop: `3px dashed ${theme.vars.palette.secondary.light}`,
    marginInlineEnd: `calc(-1 * ${GAP} + 16px)`,
    visibility: ownerState.isLast ? 'hidden' : 'visible',
  },
  [theme.breakpoints.down(ownerState.isSecond ? 'lg' : 'sm')]: { '&::after': { marginInlineEnd: 0 } },
}));

/** The way from the first talk to the goal, step by step. */
export function StepsSection({ steps, ...section }: StepsSectionProps) {
  return (
    <Section {...section}>
      <Steps>
        {steps?.map(({ title: name, description, highlights }, index) => {
          const ownerState = { isLast: index === steps.length - 1, isSecond: index % 2 === 1 };
          return (
            <StepItem key={name} ownerState={ownerState}>
              <Milestone ownerState={ownerState}>{String(index + 1).padStart(2, '0')}</Milestone>
              <Typography variant="h3">{name}</Typography>
              <Typography color="textSecondary">{description}</Typography>
              {highlights && <CheckList items={highlights} dense />}
            </StepItem>
          );
        })}
      </Steps>
    </Section>
  );
}

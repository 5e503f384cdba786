import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId } from 'react';
import { InPlaceLink } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import type { EnteredLine } from '../../../planners/question-texts';
import { PLANNER_QUESTIONS_ID } from '../../../utils/page-ids';
import { Section } from '../../ui/Section';

/** What every planner gives the sheet of its results. */
export interface SheetFrame {
  /** The heading, which takes the focus when the results are asked for. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly title: string;
  /** What was entered, for paper; on the screen it is in the form. */
  readonly lines: readonly EnteredLine[];
  /** Leads back to the questions on this page. */
  readonly change: { readonly label: string; readonly path: string };
}

interface ResultSheetProps extends SheetFrame {
  /** What was entered, in one line. */
  readonly entered: ReactNode;
  /** The parts of the results, then what can be done with all of them. */
  readonly children: ReactNode;
}

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
  '& h2': { ...theme.typography.h2, outline: 0 },
  '& > p': { maxWidth: '42rem' },
}));

const Head = styled('div')({
  '& p': { marginTop: 6 },
  '& a': { fontWeight: 600, whiteSpace: 'nowrap' },
  '@media print': { '& a': { display: 'none' } },
});

const Lines = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  margin: 0,
  '@media print': { display: 'block' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    gap: '0 16px',
    padding: '3px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& dd': { margin: 0, fontWeight: 600 },
}));

/** The results of a tool under what was entered. They are all that is printed. */
export function ResultSheet({ heading, title, entered, lines, change, children }: ResultSheetProps) {
  const id = useId();
  return (
    <div data-print="sheet">
      <Section tone="wash" labelledBy={id}>
        <Sheet>
          <Head>
            <h2 id={id} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <p>
              {entered}{' '}
              <InPlaceLink
                to={`${change.path}#${PLANNER_QUESTIONS_ID}`}
                onPress={() => document.getElementById(PLANNER_QUESTIONS_ID)?.focus()}
              >
                {change.label}
              </InPlaceLink>
            </p>
          </Head>
          <Lines>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Lines>
          {children}
        </Sheet>
      </Section>
    </div>
  );
}

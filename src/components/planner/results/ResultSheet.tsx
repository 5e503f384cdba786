import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId } from 'react';
import { InPlaceLink } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Section } from '../../ui/Section';
import { FORM_ID } from './form-id';

interface ResultSheetProps {
  /** The heading, which takes the focus when the results are asked for. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly title: string;
  /** What was entered, in one line. */
  readonly entered: ReactNode;
  /** Leads back to the questions on this page. */
  readonly change: { readonly label: string; readonly path: string };
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

/** The results of a tool under what was entered. They are all that is printed. */
export function ResultSheet({ heading, title, entered, change, children }: ResultSheetProps) {
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
              <InPlaceLink to={`${change.path}#${FORM_ID}`} onPress={() => document.getElementById(FORM_ID)?.focus()}>
                {change.label}
              </InPlaceLink>
            </p>
          </Head>
          {children}
        </Sheet>
      </Section>
    </div>
  );
}

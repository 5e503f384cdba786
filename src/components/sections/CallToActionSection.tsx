import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { RADIUS } from '../../theme/measures';
import { deepPanel } from '../../theme/mixins';
import type { SectionFields } from '../../utils/section-fields';
import { Buttons } from '../layout/Buttons';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

const ANGLES = [0, 90, 180, 270] as const;

const Drawing = styled('svg')(({ theme }) => ({
  position: 'absolute',
  // Behind the text; the panel has its own stacking context.
  zIndex: -1,
  insetInlineEnd: 'clamp(-12rem, -12vw, -6rem)',
  top: '50%',
  width: 'clamp(22rem, 52vw, 44rem)',
  maxWidth: 'none',
  aspectRatio: 1,
  transform: 'translateY(-50%)',
  opacity: 0.1,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  '@media (forced-colors: active)': { display: 'none' },
  // On phones and tablets it would sit right behind the text.
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The four Cs as a large pale ornament in a panel's corner. */
function Motif() {
  return (
    <Drawing viewBox="0 0 64 64" fill="none" stroke="currentColor" strokeWidth="6.4" strokeLinecap="round" aria-hidden>
      {ANGLES.map((angle) => (
        <path key={angle} d="M26.52 17.03A8.4 8.4 0 1 0 17.03 26.52" transform={`rotate(${angle} 32 32)`} />
      ))}
    </Drawing>
  );
}

interface CallToActionSectionProps extends Placement {
  readonly title: string;
  readonly text: string;
  readonly buttons: SectionFields<'CallToActionSection'>['buttons'];
  /** A short note under the buttons. */
  readonly notice?: { readonly text: string } | null;
}

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  padding: 'clamp(2.25rem, 1rem + 5vw, 5rem) clamp(24px, 8px + 5vw, 80px)',
  borderRadius: RADIUS.panel,
  ...deepPanel(theme),
}));

const Note = styled('p')({ fontWeight: 600 });

/** A page's closing panel: one question, one next step. */
export function CallToActionSection({ title, text, buttons, notice, ...place }: CallToActionSectionProps) {
  const titleId = useId();
  return (
    <Section {...place} labelledBy={titleId}>
      <Panel data-tone="deep">
        <Motif />
        <SectionHeading id={titleId} title={title} lead={text} flush>
          <Buttons buttons={buttons} color="inherit" />
          {notice && <Note>{notice.text}</Note>}
        </SectionHeading>
      </Panel>
    </Section>
  );
}

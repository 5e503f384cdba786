import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { deepPanel } from '../../theme/deep-panel';
import { RADIUS } from '../../theme/measures';
import { Actions } from '../ui/Actions';
import { Motif } from '../ui/Motif';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  /** A short note under the buttons. */
  readonly note?: string;
  /** The buttons. */
  readonly children: ReactNode;
}

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  padding: 'clamp(2.25rem, 1rem + 5vw, 5rem) clamp(24px, 8px + 5vw, 80px)',
  borderRadius: RADIUS.panel,
  ...deepPanel(theme),
  '& p a': { color: 'inherit' },
}));

const Note = styled('p')({ fontWeight: 600 });

/** The closing panel of a page: one question, one next step. It follows a section without a band. */
export function CallToAction({ title, text, note, children }: CallToActionProps) {
  const id = useId();
  return (
    <Section labelledBy={id} space="last">
      <Panel data-tone="deep">
        <Motif />
        <SectionHeading id={id} title={title} lead={text}>
          <Actions>{children}</Actions>
          {note && <Note>{note}</Note>}
        </SectionHeading>
      </Panel>
    </Section>
  );
}

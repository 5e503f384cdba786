import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { NewsletterForm } from '../../forms/NewsletterForm';
import { RADIUS } from '../../theme/measures';
import { deepPanel } from '../../theme/mixins';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

interface NewsletterSectionProps extends Placement {
  readonly newsletter: Queries.NewsletterFieldsFragment;
  readonly settings: Queries.NewsletterSettingsFragment;
}

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(0.5rem, 4vw, 4rem)',
  alignItems: 'center',
  padding: 'clamp(24px, 5vw, 64px)',
  borderRadius: RADIUS.panel,
  ...deepPanel(theme),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** The newsletter form with its heading. */
export function NewsletterSection({ newsletter: words, settings, ...place }: NewsletterSectionProps) {
  const heading = useId();
  return (
    <Section {...place} labelledBy={heading}>
      <Panel data-tone="deep">
        <SectionHeading id={heading} title={words.title} lead={words.lead} flush="md" />
        <NewsletterForm words={words} settings={settings} />
      </Panel>
    </Section>
  );
}

import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ContactForm } from '../../forms/ContactForm';
import { MailLink } from '../ui/MailLink';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

interface ContactSectionProps extends Placement {
  readonly contactForm: Queries.ContactFormFieldsFragment;
  readonly settings: Queries.ContactSettingsFragment;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(1rem, 4vw, 4rem)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4fr 7fr', alignItems: 'start' },
}));

/** The contact form with heading and e-mail address. */
export function ContactSection({ contactForm, settings, ...place }: ContactSectionProps) {
  const heading = useId();
  return (
    <Section {...place} labelledBy={heading}>
      <Columns>
        <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
          <SectionHeading id={heading} title={contactForm.title} lead={contactForm.lead} flush />
          <MailLink address={settings.email} />
        </Stack>
        <ContactForm words={contactForm} settings={settings} />
      </Columns>
    </Section>
  );
}

import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { HOME_SECTIONS } from '../../utils/page-ids';
import { MailLink } from '../ui/MailLink';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { ContactForm } from './ContactForm';

interface ContactSectionProps {
  readonly words: Queries.ContactFormFieldsFragment;
  readonly settings: Queries.ContactSettingsFragment;
  /** `plain` where the section before is tinted. */
  readonly tone?: 'plain' | 'wash';
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(1rem, 4vw, 4rem)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4fr 7fr', alignItems: 'start' },
  '& > div > div': { marginBottom: 12 },
}));

/** Get In Touch: the contact form with its heading and the e-mail address. */
export const ContactSection = withHydrationBoundary(function ContactSection({
  words,
  settings,
  tone = 'wash',
}: ContactSectionProps) {
  const heading = useId();
  return (
    <Section tone={tone} id={HOME_SECTIONS.contact} labelledBy={heading}>
      <Columns>
        <div>
          <SectionHeading id={heading} title={words.title} lead={words.lead} />
          <MailLink address={settings.email} />
        </div>
        <ContactForm words={words} settings={settings} />
      </Columns>
    </Section>
  );
});

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useContext, useId, useMemo } from 'react';
import { type ContactField, EMAIL_PATTERN, HONEYPOT_FIELD } from '../../forms/contact-fields';
import { contactReceiver } from '../../forms/contact-providers';
import { formPlace } from '../../forms/receiver';
import { useContactForm } from '../../forms/use-contact-form';
import { paper } from '../../theme/mixins';
import { ContactOutcome } from '../contact/ContactOutcome';
import { FormExtras } from '../contact/FormExtras';
import { ToastContext } from '../layout/ToastProvider';
import { MailLink } from '../ui/MailLink';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { SelectInput } from '../ui/SelectInput';
import { TextInput } from '../ui/TextInput';

interface ContactFormProps {
  readonly words: Queries.ContactFormFieldsFragment;
  readonly settings: Queries.ContactSettingsFragment;
}

const MESSAGE_ROWS = 6;

const Card = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 'clamp(20px, 4vw, 40px)',
  ...paper(theme),
}));

/**
 * The contact form. It relies on the browser's own validation. Without script, the browser posts it, or a note explains that nothing
 * is sent.
 */
function ContactForm({ words, settings }: ContactFormProps) {
  const showToast = useContext(ToastContext);
  const receiver = useMemo(
    () => contactReceiver(settings.forms.contact, formPlace('contact', settings.siteUrl)),
    [settings],
  );
  const { form, isSending, outcome, sent, tooLong, ...handlers } = useContactForm(
    receiver,
    words.problems.tooLong,
    () => showToast(words.success),
  );
  const { post } = receiver;
  const errors = outcome?.kind === 'invalid' ? outcome.fields : {};
  const field = (name: ContactField) => ({
    ...words[name],
    name,
    error: name in errors ? errors[name] || words.problems.field : undefined,
  });
  const typed = (name: ContactField) => ({ ...field(name), reading: tooLong[name] });
  return (
    <Card ref={form} method="post" action={post?.action} {...handlers} {...post?.attributes}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <TextInput {...typed('name')} autoComplete="name" required />
        <TextInput {...typed('email')} type="email" pattern={EMAIL_PATTERN} autoComplete="email" required />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <TextInput {...typed('phone')} type="tel" autoComplete="tel" note={words.optional} />
        <SelectInput {...field('interest')} none={words.noInterest} options={settings.interests} />
      </Stack>
      <TextInput {...typed('message')} rows={MESSAGE_ROWS} required />
      <FormExtras
        hidden={post?.hidden ?? {}}
        honeypot={post?.honeypot ?? HONEYPOT_FIELD}
        honeypotLabel={words.honeypot}
      />
      {/* If clicked before script runs, `dialog` makes the browser validate the fields and then send nothing. */}
      <Button
        type="submit"
        aria-disabled={isSending || undefined}
        formMethod={post ? undefined : 'dialog'}
        sx={{ justifySelf: 'start' }}
      >
        <span>{isSending ? words.sending : words.submit}</span>
      </Button>
      {!post && (
        <noscript>
          <p>
            {words.noScript} <a href={`mailto:${settings.email}`}>{settings.email}</a>
          </p>
        </noscript>
      )}
      <ContactOutcome words={words} email={settings.email} outcome={outcome} sent={sent} />
    </Card>
  );
}

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

/** The settings for the form. */
export const contactSettingsFragment = graphql`
  fragment ContactSettings on SiteSettings {
    siteUrl
    email
    interests {
      value
      label
    }
    forms {
      contact {
        provider
        id
        action
      }
    }
  }
`;

export const contactFormSectionFragment = graphql`
  fragment ContactFormSectionData on ContactFormSection {
    contactForm {
      ...ContactFormFields
    }
    settings {
      ...ContactSettings
    }
  }
`;

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { useContext, useMemo } from 'react';
import { ToastContext } from '../components/layout/ToastProvider';
import { SelectInput } from '../components/ui/SelectInput';
import { TextInput } from '../components/ui/TextInput';
import { paper } from '../theme/mixins';
import { ContactOutcome } from './ContactOutcome';
import { type ContactField, EMAIL_PATTERN, HONEYPOT_FIELD } from './contact-fields';
import { contactReceiver } from './contact-providers';
import { FormExtras } from './FormExtras';
import { formPlace } from './receiver';
import { useContactForm } from './use-contact-form';

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
export function ContactForm({ words, settings }: ContactFormProps) {
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
        form="contact"
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
      <ContactOutcome words={words} settings={settings} outcome={outcome} sent={sent} />
    </Card>
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

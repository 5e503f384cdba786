import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useInterfaceText } from '../../hooks/use-interface-text';
import { useNewsletterForm } from '../../hooks/use-newsletter-form';
import { absoluteUrl, THANKS } from '../../routes';
import { deepPanel } from '../../theme/deep-panel';
import { RADIUS } from '../../theme/measures';
import { EMAIL_PATTERN, HONEYPOT_FIELD } from '../../utils/forms/contact-fields';
import { newsletterPost } from '../../utils/forms/newsletter-post';
import { Button } from '../ui/Button';
import { EmailInput } from '../ui/EmailInput';
import { FormExtras } from '../ui/FormExtras';
import { FIELD_HEIGHT } from '../ui/field-look';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

interface NewsletterSectionProps {
  readonly words: Queries.NewsletterFieldsFragment;
  readonly settings: Queries.NewsletterSettingsFragment;
  /** `last` where the section before has no band of its own, so that the room between them is not doubled. */
  readonly space?: 'full' | 'last';
}

const FORM_NAME = 'newsletter';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(0.5rem, 4vw, 4rem)',
  alignItems: 'center',
  padding: 'clamp(24px, 5vw, 64px)',
  borderRadius: RADIUS.panel,
  ...deepPanel(theme),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { marginBottom: 0 } },
}));

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  '& > button': { minHeight: FIELD_HEIGHT + 3 },
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
  '& > [role=status], & > noscript': { gridColumn: '1 / -1' },
  '& > [role=status]:empty': { position: 'absolute' },
  '@media (scripting: enabled)': { '& > noscript': { display: 'none' } },
}));

/** The newsletter: an address box that subscribes, or says honestly that there is nothing to subscribe to yet. */
export const NewsletterSection = withHydrationBoundary(function NewsletterSection({
  words,
  settings,
  space,
}: NewsletterSectionProps) {
  const heading = useId();
  const { emailQuestion } = useInterfaceText();
  const post = useMemo(
    () =>
      newsletterPost(settings.forms.newsletter, {
        name: FORM_NAME,
        thanksPath: THANKS,
        thanksUrl: absoluteUrl(settings.siteUrl, THANKS),
      }),
    [settings],
  );
  const { isSending, answer, ...handlers } = useNewsletterForm(post);
  return (
    <Section labelledBy={heading} space={space}>
      <Panel data-tone="deep">
        <SectionHeading id={heading} title={words.title} lead={words.lead} />
        <Form method="post" action={post?.action} {...handlers} {...post?.attributes}>
          <EmailInput
            label={words.emailLabel}
            name={post?.emailField ?? 'email'}
            pattern={EMAIL_PATTERN}
            mismatch={emailQuestion.incomplete}
          />
          <FormExtras
            hidden={post?.hidden ?? {}}
            honeypot={post?.honeypot ?? HONEYPOT_FIELD}
            honeypotLabel={words.honeypot}
          />
          {/* `disabled` would take the focus away; the hook sends once at a time anyway. */}
          <Button type="submit" aria-disabled={isSending || undefined} formMethod={post ? undefined : 'dialog'}>
            {isSending ? words.sending : words.submit}
          </Button>
          {!post && (
            <noscript>
              <p>{words.notLive}</p>
            </noscript>
          )}
          <div role="status">
            {answer === 'accepted' && `${words.success.title}. ${words.success.text}`}
            {answer === 'failed' && words.failed}
            {answer === 'notLive' && words.notLive}
          </div>
        </Form>
      </Panel>
    </Section>
  );
});

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { type FormEvent, useMemo, useState } from 'react';
import { inPlace } from '../../plugins/gatsby-plugin-deferred-hydration/index';
import { TextInput } from '../components/ui/TextInput';
import { useInterfaceText } from '../hooks/use-site-settings';
import { count } from '../statistics/count';
import { FIELD_HEIGHT } from '../theme/measures';
import { takeMarksAway } from '../utils/invisible-marks';
import { EMAIL_PATTERN, HONEYPOT_FIELD } from './contact-fields';
import { FormExtras } from './FormExtras';
import { NEWSLETTER_PROVIDERS } from './newsletter-providers';
import { type Chosen, chosenProvider, formPlace, type NewsletterProvider } from './receiver';
import { sendForm, valuesOf } from './send-form';

interface NewsletterFormProps {
  readonly words: Queries.NewsletterFieldsFragment;
  readonly settings: Queries.NewsletterSettingsFragment;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
}));

/** While empty it leaves the grid, whose gap would show under the button. */
const Outcome = styled('div')({ gridColumn: '1 / -1', '&:empty': { position: 'absolute' } });

/** The result of a subscription; `notLive` while there is no provider. */
type Status = 'idle' | 'sending' | 'accepted' | 'failed' | 'notLive';

/** Sends the form, once at a time, if our script handles it; otherwise the browser posts it. */
function useSubscription(chosen: Chosen<NewsletterProvider> | null) {
  const [status, setStatus] = useState<Status>('idle');
  const [attempts, setAttempts] = useState(0);
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const answers = chosen?.provider.answers;
    if (chosen && !answers) return count('Newsletter subscription');
    event.preventDefault();
    setAttempts(attempts + 1);
    if (!chosen || !answers) return setStatus('notLive');
    if (status === 'sending') return;
    const form = event.currentTarget;
    setStatus('sending');
    const { kind } = await sendForm(chosen.post, answers, valuesOf(form));
    setStatus(kind === 'accepted' ? 'accepted' : 'failed');
    if (kind !== 'accepted') return;
    count('Newsletter subscription');
    form.reset();
  };
  return { status, attempts, onSubmit };
}

/** The newsletter form, or an honest note that there is nothing to subscribe to yet. */
export function NewsletterForm({ words, settings }: NewsletterFormProps) {
  const { emailQuestion } = useInterfaceText();
  const chosen = useMemo(() => {
    const { siteUrl, forms } = settings;
    return chosenProvider<NewsletterProvider>(NEWSLETTER_PROVIDERS, forms.newsletter, formPlace('newsletter', siteUrl));
  }, [settings]);
  const post = chosen?.post;
  const { status, attempts, onSubmit } = useSubscription(chosen);
  const said: Partial<Record<Status, string>> = {
    accepted: `${words.success.title}. ${words.success.text}`,
    failed: words.failed,
    notLive: words.notLive,
  };
  return (
    // Every article ends with this form, but few readers subscribe.
    <Form
      method="post"
      action={post?.action}
      onSubmit={(event) => void onSubmit(event)}
      {...inPlace('press')}
      {...post?.attributes}
    >
      <TextInput
        label={words.emailLabel}
        name={chosen?.provider.emailField ?? 'email'}
        type="email"
        pattern={EMAIL_PATTERN}
        autoComplete="email"
        required
        onInvalid={({ currentTarget: input }) => {
          if (input.validity.patternMismatch) input.setCustomValidity(emailQuestion.incomplete);
        }}
        onInput={({ currentTarget: input }) => {
          takeMarksAway(input);
          input.setCustomValidity('');
        }}
      />
      <FormExtras
        hidden={post?.hidden ?? {}}
        honeypot={post?.honeypot ?? HONEYPOT_FIELD}
        honeypotLabel={words.honeypot}
      />
      <Button
        type="submit"
        aria-disabled={status === 'sending' || undefined}
        formMethod={post ? undefined : 'dialog'}
        sx={{ minHeight: FIELD_HEIGHT }}
      >
        <span>{status === 'sending' ? words.sending : words.submit}</span>
      </Button>
      {!post && (
        <Box component="noscript" sx={{ gridColumn: '1 / -1' }}>
          <p>{words.notLive}</p>
        </Box>
      )}
      {/* Under another key, the same words are announced again. */}
      <Outcome role="status">{said[status] && <p key={attempts}>{said[status]}</p>}</Outcome>
    </Form>
  );
}

/** The settings for the form. */
export const newsletterSettingsFragment = graphql`
  fragment NewsletterSettings on SiteSettings {
    siteUrl
    forms {
      newsletter {
        provider
        id
        action
      }
    }
  }
`;

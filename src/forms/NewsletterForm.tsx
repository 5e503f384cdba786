import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { graphql } from 'gatsby';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { inPlace } from '../../plugins/gatsby-plugin-deferred-hydration/index';
import { TextInput } from '../components/ui/TextInput';
import { useInterfaceText } from '../hooks/use-site-settings';
import { count } from '../statistics/count';
import { FIELD_HEIGHT } from '../theme/measures';
import { takeMarksAway } from '../utils/invisible-marks';
import { EMAIL_PATTERN, HONEYPOT_FIELD } from './contact-fields';
import { takeAddress } from './email-question';
import { FormExtras } from './FormExtras';
import { NEWSLETTER_PROVIDERS } from './newsletter-providers';
import { type Chosen, chosenProvider, formPlace, type NewsletterProvider, type Outcome } from './receiver';
import { sendForm, valuesOf } from './send-form';
import { useMessage } from './use-message';

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
const Status = styled('div')({ gridColumn: '1 / -1', '&:empty': { position: 'absolute' } });

/** The result of a subscription; `notLive` while there is no provider. */
type Result = 'success' | 'failed' | 'unsure' | 'notLive';

function resultOf(outcome: Outcome): Result {
  if (outcome.kind === 'accepted') return 'success';
  return outcome.kind === 'trouble' && outcome.trouble === 'timeout' ? 'unsure' : 'failed';
}

/** Sends the form, once at a time, if our script handles it; otherwise the browser posts it. */
function useSubscription(chosen: Chosen<NewsletterProvider> | null) {
  const form = useRef<HTMLFormElement>(null);
  const { isSending, outcome, send } = useMessage('newsletter', form);
  /** Of an attempt that sends nothing. */
  const [refusal, setRefusal] = useState<Result | null>(null);
  const [attempts, setAttempts] = useState(0);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const answers = chosen?.provider.answers;
    const onSent = (): void => count('Newsletter subscription');
    // Offline, the browser would leave for its error page.
    if (chosen && !answers && navigator.onLine) {
      onSent();
      return;
    }
    event.preventDefault();
    setAttempts(attempts + 1);
    if (chosen && answers)
      void send(valuesOf(event.currentTarget), (values) => sendForm(chosen.post, answers, values), onSent);
    else setRefusal(chosen ? 'failed' : 'notLive');
  };
  return { form, isSending, result: refusal ?? (outcome && resultOf(outcome)), attempts, onSubmit };
}

/** The newsletter form, or an honest note that there is nothing to subscribe to yet. */
export function NewsletterForm({ words, settings }: NewsletterFormProps) {
  const { emailQuestion } = useInterfaceText();
  const chosen = useMemo(() => {
    const { siteUrl, forms } = settings;
    return chosenProvider<NewsletterProvider>(NEWSLETTER_PROVIDERS, forms.newsletter, formPlace('newsletter', siteUrl));
  }, [settings]);
  const post = chosen?.post;
  const { form, isSending, result, attempts, onSubmit } = useSubscription(chosen);
  const said = result === 'success' ? `${words.success.title}. ${words.success.text}` : result && words[result];
  return (
    // Every article ends with this form, but few readers subscribe.
    <Form
      ref={form}
      method="post"
      action={post?.action}
      onSubmit={onSubmit}
      // The browser validates the field right after the button is clicked.
      onClickCapture={({ currentTarget }) => {
        const field = currentTarget.querySelector<HTMLInputElement>('input[type=email]');
        if (field) takeAddress(field);
      }}
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
        form="newsletter"
        hidden={post?.hidden ?? {}}
        honeypot={post?.honeypot ?? HONEYPOT_FIELD}
        honeypotLabel={words.honeypot}
      />
      <Button
        type="submit"
        aria-disabled={isSending || undefined}
        formMethod={post ? undefined : 'dialog'}
        sx={{ minHeight: FIELD_HEIGHT }}
      >
        <span>{isSending ? words.sending : words.submit}</span>
      </Button>
      {!post && (
        <Box component="noscript" sx={{ gridColumn: '1 / -1' }}>
          <p>{words.notLive}</p>
        </Box>
      )}
      {/* Under another key, the same words are announced again. */}
      <Status role="status">{said && <p key={attempts}>{said}</p>}</Status>
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

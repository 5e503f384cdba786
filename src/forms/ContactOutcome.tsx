import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { TextInput } from '../components/ui/TextInput';
import { useCopy } from '../hooks/use-copy';
import { useHydrated } from '../hooks/use-hydrated';
import { visuallyHidden } from '../theme/mixins';
import { TOASTS } from '../utils/page-attributes';
import { mailtoLink } from './mailto';
import type { Outcome } from './receiver';

interface ContactOutcomeProps {
  readonly words: Queries.ContactFormFieldsFragment;
  readonly settings: Pick<Queries.ContactSettingsFragment, 'email' | 'interests'>;
  readonly outcome: Outcome | null;
  /** The last submission, for the fallback e-mail. */
  readonly sent: Readonly<Record<string, string>>;
}

/** The toast has the same words: on screen, these follow once it has gone, or if it does not come. */
const Sent = styled('div')({
  animation: 'appear 0s 500ms backwards',
  '@keyframes appear': { from: { opacity: 0 } },
  [`html:has([${TOASTS}]) &`]: visuallyHidden,
});

/** While empty it leaves the grid, whose gap would show under the button. */
const Region = styled('div')({ '&:empty': { position: 'absolute' } });

/** Shown while a press waits for scripts that do not load; screen readers announce the notice of `PageFrame`. */
const Unloaded = styled('div')({ display: 'none', 'html[data-press=failed] &': { display: 'grid', gap: 12 } });

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });

const Block = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, flexBasis: '100%' });

/** A text to copy: by button, or by hand without clipboard access. */
function CopyText({ words, text }: { words: Queries.ContactFormFieldsFragment['copyText']; text: string }) {
  const { field, outcome, copies, copy } = useCopy();
  return (
    <Block>
      <TextInput field={field} label={words.label} hint={words.hint} rows={5} readOnly value={text} />
      <Button type="button" variant="outlined" onClick={() => void copy()}>
        {words.button}
      </Button>
      <div role="status">{outcome === 'copied' && <span key={copies}>{words.done}</span>}</div>
    </Block>
  );
}

function problemText(outcome: Outcome, problems: Queries.ContactFormFieldsFragment['problems']): string | null {
  switch (outcome.kind) {
    case 'accepted':
      return null;
    case 'invalid':
      return problems.invalid;
    case 'outOfOrder':
      return problems.outOfOrder;
    case 'trouble':
      return problems[outcome.trouble];
  }
}

/** Says whether the message was sent and, if not, what to do next. The live region exists from the first render. */
export function ContactOutcome({ words, settings, outcome, sent }: ContactOutcomeProps) {
  const isHydrated = useHydrated();
  const problem = outcome && problemText(outcome, words.problems);
  const mail = mailtoLink(settings.email, words.emailSubject, sent, words, settings.interests);
  return (
    <>
      <Region role="status">
        {problem && <Alert severity="error">{problem}</Alert>}
        {outcome?.kind === 'accepted' && (
          <Sent>
            <Alert severity="success">
              <AlertTitle>{words.success.title}</AlertTitle>
              {words.success.text}
            </Alert>
          </Sent>
        )}
      </Region>
      {!isHydrated && (
        <Unloaded data-nosnippet="">
          <Alert severity="error" role="presentation">
            {words.problems.offline}
          </Alert>
          <a href={mail.href}>{words.writeEmail}</a>
        </Unloaded>
      )}
      {(outcome?.kind === 'trouble' || outcome?.kind === 'outOfOrder') && (
        <Ways>
          {outcome.kind === 'trouble' && (
            <Button type="submit" variant="outlined">
              {words.retry}
            </Button>
          )}
          <a href={mail.href}>{words.writeEmail}</a>
          {mail.left !== null && <CopyText words={words.copyText} text={mail.left} />}
        </Ways>
      )}
    </>
  );
}

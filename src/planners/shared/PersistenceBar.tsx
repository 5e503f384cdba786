import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type SxProps, styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useId, useRef } from 'react';
import { useEntered } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Actions } from '../../components/ui/Actions';
import { Summary } from '../../components/ui/Summary';
import { TextInput } from '../../components/ui/TextInput';
import { focusRing, paper } from '../../theme/mixins';
import { PLANNER_MESSAGES } from './messages';
import { SmallButton } from './SmallButton';
import type { AnswersActions, Notice, Request } from './use-answers';
import { WayOut } from './WayOut';

const { persistence: messages, notices } = PLANNER_MESSAGES;

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 'clamp(16px, 3vw, 24px)',
  ...paper(theme),
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

const FILE_LABEL: SxProps<Theme> = (theme) => ({ position: 'relative', '&:has(:focus-visible)': focusRing(theme) });

/** An invisible input on top of its label. */
const FILE_FIELD = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  fontSize: 0,
  cursor: 'pointer',
} as const;

type Outcome = Exclude<Notice, Request>;

const isOutcome = (notice: Notice): notice is Outcome => notice in notices;

/** Success notices; all others explain a failure. */
const DONE: readonly Outcome[] = ['restored', 'opened', 'cameAlong', 'cleared', 'undone'];

/** Remember, forget, save, open, start again: actions on all answers, and their outcome. */
export const PersistenceBar = memo(function PersistenceBar({ answers }: { readonly answers: AnswersActions }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const pasted = useRef<HTMLTextAreaElement>(null);
  const { kept, notice, outcomes, refusals, open } = answers;
  const outcome = notice && isOutcome(notice) ? notice : null;
  /** For a button that disappears, with the focus, on its own action. */
  const replacing = (act: () => void) => () => {
    act();
    heading.current?.focus();
  };
  const onFile = (input: HTMLInputElement): void => {
    const chosen = input.files?.[0];
    if (chosen) void open(chosen);
    // Allows opening the same file again.
    input.value = '';
  };
  const onPaste = (): void => {
    const field = pasted.current;
    if (field && answers.paste(field.value)) field.value = '';
  };
  useEntered(file, onFile);
  return (
    <Bar role="group" aria-labelledby={headingId}>
      <Typography variant="h4" component="h2" id={headingId} ref={heading} tabIndex={-1}>
        {messages.title}
      </Typography>
      <div role="status">
        <Typography key={refusals} variant="body2">
          {messages[kept.state]}
        </Typography>
      </div>
      <Typography variant="body2">
        {messages.limit} {messages.plain}
      </Typography>
      <Actions>
        {kept.state !== 'on' && <SmallButton label={messages.remember} onClick={replacing(answers.persist)} />}
        {answers.isStored && <SmallButton label={messages.forget} onClick={replacing(answers.forget)} />}
        <SmallButton label={messages.save} onClick={answers.save} />
        {/* The input is inside its label, so that the browser opens its dialog even before script runs. */}
        {/* biome-ignore lint/a11y/useValidAriaRole: MUI gives a label the role of a button, which only the field has */}
        <Button component="label" role={undefined} tabIndex={-1} variant="outlined" size="small" sx={FILE_LABEL}>
          {messages.open}
          <input
            ref={file}
            style={FILE_FIELD}
            name="file"
            type="file"
            accept=".json,.txt,application/json,text/plain"
            onInput={({ currentTarget }) => onFile(currentTarget)}
          />
        </Button>
        <SmallButton label={messages.clear} onClick={answers.clear} />
        {answers.canUndo && <SmallButton label={messages.undo} onClick={replacing(answers.undo)} />}
      </Actions>
      {/* Below the buttons, which must not move under the finger. */}
      <div role="status">
        {outcome && (
          <Alert key={outcomes} severity={DONE.includes(outcome) ? 'success' : 'error'}>
            {notices[outcome]}
          </Alert>
        )}
      </div>
      <WayOut answers={answers} requests={['saved']} />
      <details>
        <Summary sx={{ width: 'fit-content', minHeight: 44 }}>{messages.paste.title}</Summary>
        <TextInput field={pasted} label={messages.paste.label} hint={messages.paste.hint} rows={3} />
        <Actions sx={{ mt: 1.5 }}>
          <SmallButton label={messages.paste.open} onClick={onPaste} />
        </Actions>
      </details>
    </Bar>
  );
});

import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useCopy } from '../../../hooks/use-copy';
import type { PlanEvent } from '../../../planners/calendar-file';
import { PLANNER_MESSAGES } from '../../../planners/messages';
import { RADIUS } from '../../../theme/measures';
import { deepPanel, stack } from '../../../theme/mixins';
import { summaryStyles } from '../../ui/Accordion';
import { Actions } from '../../ui/Actions';
import { TextInput } from '../../ui/TextInput';

/** The words around a letter. */
interface LetterWords {
  /** Opens the letter. */
  readonly title: string;
  /** The name of the field. */
  readonly label: string;
  readonly copy: string;
  readonly copied: string;
  /** Where the browser does not let the page copy. */
  readonly byHand: string;
}

interface LetterProps {
  readonly words: LetterWords;
  /** The letter as it is proposed. */
  readonly text: string;
  /** Beside the button. */
  readonly beside: ReactNode;
}

const Fold = styled('details')({
  '& > summary': { ...summaryStyles, width: 'fit-content', minHeight: 44, paddingBlock: 10 },
});

/** A letter that is filled in, can be changed, and is copied as it then is. */
function Letter({ words, text, beside }: LetterProps) {
  const { field, outcome, copy, forget } = useCopy();
  return (
    <>
      <Actions>
        <Button type="button" onClick={() => void copy()}>
          {words.copy}
        </Button>
        {beside}
      </Actions>
      <p role="status">{outcome && words[outcome]}</p>
      <Fold>
        <summary>{words.title}</summary>
        <TextInput field={field} label={words.label} rows={12} defaultValue={text} onInput={forget} />
      </Fold>
    </>
  );
}

/** What to do next. */
export interface NextStep {
  readonly title: ReactNode;
  /** How much time is left. */
  readonly countdown?: string;
  readonly text?: ReactNode;
  /** What has to be done first, since its day has passed. */
  readonly late?: readonly ReactNode[];
  /** A letter to copy; its button is the first. */
  readonly letter?: { readonly words: LetterWords; readonly text: string } | null;
  /** What a button puts into the visitor's calendar. */
  readonly save?: SavedStep | null;
}

interface SavedStep {
  readonly event: PlanEvent;
  /** Ends the name of the file. */
  readonly suffix: string;
  /** In place of the usual words of the button, which is then the main one. */
  readonly label?: string;
}

interface NextActionProps {
  readonly step: NextStep;
  readonly onSave: (save: SavedStep) => void;
}

const Card = styled('section')(({ theme }) => ({
  ...stack(12),
  justifyItems: 'start',
  padding: 'clamp(20px, 4vw, 32px)',
  border: '1px solid transparent',
  borderRadius: RADIUS.card,
  ...deepPanel(theme),
  breakInside: 'avoid',
  '& > div, & > details': { width: '100%' },
  '& > [role=status]:empty': { position: 'absolute' },
  '& > p': { maxWidth: '38rem' },
  // Two buttons fit beside each other on a phone.
  '& button': { flex: '0 1 auto', paddingInline: 'clamp(14px, 4vw, 24px)' },
  '& > div:has(> button)': { gap: 10 },
  '& > [data-late]': { paddingInlineStart: 12, borderInlineStart: '4px solid currentColor' },
  '@media print': {
    borderColor: theme.vars.palette.divider,
    padding: '4mm',
    '& :is(details, button, [role=status])': { display: 'none' },
  },
}));

const Eyebrow = styled('p')(({ theme }) => ({ ...theme.typography.overline, color: 'inherit' }));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)',
  textWrap: 'balance',
  // A figure in it is the largest of the page.
  '& strong': { display: 'block', fontSize: '2.4em', lineHeight: 1 },
}));

/** The one thing to do next, and by when. */
export function NextAction({ step, onSave }: NextActionProps) {
  const { title, countdown, text, late = [], letter, save } = step;
  const heading = useId();
  const button = save && (
    <Button
      type="button"
      {...(save.label ? {} : { variant: 'outlined', color: 'inherit' })}
      onClick={() => onSave(save)}
    >
      <span>{save.label ?? PLANNER_MESSAGES.results.addDate}</span>
    </Button>
  );
  return (
    <Card aria-labelledby={heading}>
      <Eyebrow>{PLANNER_MESSAGES.results.next}</Eyebrow>
      <Title id={heading}>{title}</Title>
      {countdown && <Chip size="small" color="secondary" label={countdown} />}
      {text}
      {late.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <p key={index} data-late="">
          {text}
        </p>
      ))}
      {/* Another plan brings another letter. */}
      {letter ? <Letter key={letter.text} {...letter} beside={button} /> : button && <Actions>{button}</Actions>}
    </Card>
  );
}

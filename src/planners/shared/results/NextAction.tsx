import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { RichText } from '../../../components/ui/RichText';
import { Summary } from '../../../components/ui/Summary';
import { TextInput } from '../../../components/ui/TextInput';
import { useCopy } from '../../../hooks/use-copy';
import { headingSize, RADIUS } from '../../../theme/measures';
import { deepPanel, stack } from '../../../theme/mixins';
import type { PlanEvent } from '../calendar-file';
import { PLANNER_MESSAGES } from '../messages';

/** Labels around a letter, and what is said of copying it. */
type LetterWords = Readonly<Record<'title' | 'label' | 'copy' | 'copied' | 'byHand', string>>;

interface LetterProps {
  readonly words: LetterWords;
  readonly text: string;
  readonly beside: ReactNode;
}

const ON_SCREEN = { displayPrint: 'none' } as const;

/** Two buttons fit side by side on a phone. */
const BUTTON = { flex: '0 1 auto', paddingInline: 'clamp(14px, 4vw, 24px)' } as const;
const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  ...ON_SCREEN,
} as const;

/** While empty it leaves the grid. */
const Outcome = styled('p')({ '&:empty': { position: 'absolute' }, '@media print': { display: 'none' } });

/** A prefilled letter that the visitor can edit and copy. */
function Letter({ words, text, beside }: LetterProps) {
  const { field, outcome, copies, copy, forget } = useCopy();
  // Another plan has another letter. In the same field, since one for each letter in an answer would delay the next.
  const renew = useEffectEvent((letter: string): void => {
    if (field.current) field.current.value = letter;
    forget();
  });
  useEffect(() => renew(text), [text]);
  return (
    <>
      <Box sx={BUTTONS}>
        <Button onClick={() => void copy()} sx={BUTTON}>
          {words.copy}
        </Button>
        {beside}
      </Box>
      <Outcome role="status">{outcome && <span key={copies}>{words[outcome]}</span>}</Outcome>
      <Box component="details" sx={{ width: '100%', ...ON_SCREEN }}>
        <Summary sx={{ width: 'fit-content', minHeight: 44, py: 1.25 }}>{words.title}</Summary>
        <TextInput field={field} label={words.label} rows={12} defaultValue={text} onInput={forget} />
      </Box>
    </>
  );
}

/** The next step. */
export interface NextStep {
  readonly title: string;
  /** Begins the title, in large digits. */
  readonly figure?: string;
  readonly countdown?: string;
  /** Paragraphs, with links. */
  readonly texts?: readonly string[];
  /** An overdue step that comes first. */
  readonly late?: readonly string[];
  /** A letter to copy; its button comes first. */
  readonly letter?: { readonly words: LetterWords; readonly text: string } | null;
  /** The event a button adds to the visitor's calendar. */
  readonly save?: SavedStep | null;
}

interface SavedStep {
  readonly event: PlanEvent;
  readonly suffix: string;
  /** Replaces the button's usual label, and makes it the main one. */
  readonly label?: string;
}

interface NextActionProps {
  readonly step: NextStep;
  readonly onSave: (save: SavedStep) => void;
}

const Card = styled('section')(stack(12), ({ theme }) => ({
  justifyItems: 'start',
  padding: 'clamp(20px, 4vw, 32px)',
  border: '1px solid transparent',
  borderRadius: RADIUS.card,
  ...deepPanel(theme),
  breakInside: 'avoid',
  '@media print': { borderColor: theme.vars.palette.divider, padding: '4mm' },
}));

const Late = styled('p')({ maxWidth: '38rem', paddingInlineStart: 12, borderInlineStart: '4px solid currentColor' });

/** Paper is read on another day. */
const Countdown = styled(Chip)({ '@media print': { display: 'none' } });

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: headingSize('clamp(1.5rem, 1.3rem + 1vw, 2rem)'),
  textWrap: 'balance',
}));

const Figure = styled('strong')({ display: 'block', fontSize: '2.4em', lineHeight: 1 });

/** The one thing to do next, and by when. */
export function NextAction({ step, onSave }: NextActionProps) {
  const { title, figure, countdown, texts = [], late = [], letter, save } = step;
  const heading = useId();
  const button = save && (
    <Button {...(save.label ? {} : { variant: 'outlined', color: 'inherit' })} onClick={() => onSave(save)} sx={BUTTON}>
      <span>{save.label ?? PLANNER_MESSAGES.results.addDate}</span>
    </Button>
  );
  return (
    <Card aria-labelledby={heading}>
      <Typography variant="overline" component="p">
        {PLANNER_MESSAGES.results.next}
      </Typography>
      <Title id={heading}>
        {figure && <Figure>{`${figure} `}</Figure>}
        <span>{title}</span>
      </Title>
      {countdown && <Countdown size="small" color="secondary" label={countdown} />}
      {texts.length > 0 && (
        <Box sx={{ ...stack('12px'), maxWidth: '38rem' }}>
          {texts.map((text) => (
            <RichText key={text} text={text} />
          ))}
        </Box>
      )}
      {late.map((text) => (
        <Late key={text}>{text}</Late>
      ))}
      {letter ? <Letter {...letter} beside={button} /> : button && <Box sx={BUTTONS}>{button}</Box>}
    </Card>
  );
}

import Box from '@mui/material/Box';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { fillTemplate } from '../../utils/fill-template';
import { valuesIn } from '../shared/read-answers';
import { numberText } from '../shared/value-texts';
import { APPLICATION_MESSAGES } from './messages';
import { ownSize, type Size, textOf } from './plan';
import { APPLICATION_QUESTIONS, type ApplicationAnswers, type CriterionAnswer } from './questions';

const { list: LIST } = APPLICATION_MESSAGES;

/** Nobody wants to hear the count after each letter. */
const PAUSE = 1500;

interface CounterProps {
  readonly open: CriterionAnswer;
  readonly answers: ApplicationAnswers;
}

/** The length of the answer in the fields and of the whole text, beside what the form takes. */
function lengthText({ open, answers }: CounterProps): string {
  const { limit, unit } = valuesIn(APPLICATION_QUESTIONS, answers);
  const sized = (template: string, { words, characters }: Size): string =>
    words === 0 ? '' : fillTemplate(template, { words: numberText(words), characters: numberText(characters) });
  const taken = limit === null ? '' : fillTemplate(LIST.limit, { limit: numberText(limit), unit: unit ?? '' });
  const counted = limit !== null && unit === 'characters' ? LIST.counted : '';
  return [sized(LIST.answer, ownSize(open)), sized(LIST.whole, textOf(answers).length), taken, counted]
    .join(' ')
    .trim();
}

/** Lengths that follow each letter; screen readers have those of the last pause, which they announce. */
export function Counter(props: CounterProps) {
  // No key waits for all words to be counted.
  const [open, answers] = [useDeferredValue(props.open), useDeferredValue(props.answers)];
  const text = useMemo(() => lengthText({ open, answers }), [open, answers]);
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <Box sx={{ color: 'text.secondary', displayPrint: 'none' }}>
      <p aria-hidden>{text}</p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Box>
  );
}

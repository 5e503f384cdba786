import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { type Fact, withFacts } from '../../planners/facts';
import { PLANNER_MESSAGES } from '../../planners/messages';
import { hintOf } from '../../planners/question-texts';
import {
  askedGroups,
  type Limit,
  optionsOf,
  type Question,
  type Questions,
  type Texts,
  wordsOf,
} from '../../planners/questions';
import {
  DAY_PARTS,
  type DayPart,
  type DayParts,
  formatDateParts,
  parseDateParts,
  partsInText,
} from '../../planners/typed-day';
import type { Day } from '../../utils/calendar';
import type { FieldProps } from '../ui/Field';
import { HelperText } from '../ui/HelperText';
import { SelectInput } from '../ui/SelectInput';
import { TextInput } from '../ui/TextInput';
import { ChoiceField } from './ChoiceField';
import { Fieldset } from './Fieldset';

/** What is wrong with a field. */
export interface FieldError {
  /** The id of the question. */
  readonly question: string;
  /** The id of the field. */
  readonly id: string;
  readonly text: string;
  /** The parts of a day that are wrong, where it is not the whole. */
  readonly parts?: readonly DayPart[];
  /** Whether there is nothing at all in the field. */
  readonly isMissing?: boolean;
}

interface DayFieldProps extends FieldProps {
  /** The id of the field for the day; those of the others end in the names of their parts. */
  readonly id: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The parts that are wrong; without them, all are. */
  readonly wrong?: readonly DayPart[];
  /** The first day that makes sense, for years of two digits. */
  readonly first?: Day;
}

const { dates } = PLANNER_MESSAGES;

/** In one line on the narrowest phone, and in two where the text is twice as large. */
const PART_WIDTH: Readonly<Record<DayPart, string>> = {
  day: 'clamp(3.75rem, 18vw, 4.75rem)',
  month: 'clamp(3.75rem, 18vw, 4.75rem)',
  year: 'clamp(5.25rem, 24vw, 6.5rem)',
};

/** The id of the field for a part of a day. */
export function dayPartId(id: string, part: DayPart | undefined = 'day'): string {
  return part === 'day' ? id : `${id}-${part}`;
}

/**
 * A date in three fields, which is quicker and clearer than a calendar for days that one knows
 * (https://design-system.service.gov.uk/components/date-input/). A whole date that is pasted or entered into one of them
 * is spread over all.
 */
function DayField(props: DayFieldProps) {
  const { id, label, note, hint, error, wrong = DAY_PARTS, value, onValue, first, required } = props;
  const [typed, setTyped] = useState(() => parseDateParts(value));
  const pasted = useRef<DayParts>(null);
  // Shown as they are typed, such as `03`, until something else takes their place.
  const parts = formatDateParts(typed, first) === value ? typed : parseDateParts(value);
  const write = (next: DayParts): void => {
    setTyped(next);
    onValue(formatDateParts(next, first));
  };
  const onPart = (part: DayPart, text: string): void => {
    const whole = pasted.current ?? partsInText(text);
    // Two digits that are typed may be the first two of four.
    const isWhole = whole && (pasted.current || whole.year.length === 4);
    pasted.current = null;
    write(isWhole ? parseDateParts(formatDateParts(whole, first)) : { ...parts, [part]: text });
  };
  // What is pasted comes once more, as the text of its field.
  const onPaste = ({ clipboardData }: ClipboardEvent): void => {
    pasted.current = partsInText(clipboardData.getData('text'));
  };
  return (
    <Fieldset id={id} legend={label} note={note} hint={hint} error={error}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }} onPaste={onPaste}>
        {DAY_PARTS.map((part) => (
          <Box key={part} sx={{ flex: `0 1 ${PART_WIDTH[part]}`, minWidth: 0 }}>
            <TextInput
              id={dayPartId(id, part)}
              label={dates[part]}
              value={parts[part]}
              onValue={(text) => onPart(part, text)}
              {...(error && wrong.includes(part) && { error, errorId: `${id}-error` })}
              inputMode="numeric"
              required={required}
            />
          </Box>
        ))}
      </Stack>
    </Fieldset>
  );
}

interface QuestionFieldsProps {
  readonly table: Questions;
  /** Those that hints may name. */
  readonly facts: readonly Fact[];
  readonly entries: Texts;
  readonly onEntry: (id: string, text: string) => void;
  /** What some answers say about others. */
  readonly limits: Readonly<Record<string, Limit | undefined>>;
  readonly errors: readonly FieldError[];
  /** Before the ids of the fields, where a page has several tables. */
  readonly prefix: string;
}

const LONGEST_AMOUNT = 20;

/** What a field takes, and the keyboard that phones show for it. */
function inputOf(question: Question): { maxLength?: number; inputMode?: 'numeric' | 'decimal' } {
  if (question.kind === 'text') return { maxLength: question.most };
  if (question.kind === 'money') return { maxLength: LONGEST_AMOUNT, inputMode: 'decimal' };
  const isWhole = question.kind !== 'number' || question.step === 1;
  return { inputMode: isWhole ? 'numeric' : 'decimal' };
}

/** The fields of a table of questions, without those that an earlier answer makes pointless. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { table, facts, entries, onEntry, limits, errors, prefix } = props;
  const { language } = useSiteSettings();

  const fieldOf = (name: string, question: Question): ReactNode => {
    const id = prefix + name;
    const { label, note, hint } = wordsOf(question, entries);
    const error = errors.find((found) => found.question === name);
    const field = {
      id,
      label,
      note,
      hint: hintOf(question, hint && withFacts(hint, facts), limits[name], language),
      value: entries[name] ?? '',
      onValue: (text: string) => onEntry(name, text),
      error: error?.text,
      required: !question.isOptional,
    };
    const above = question.group?.isCompact && error ? { errorId: `${id}-error` } : {};
    switch (question.kind) {
      case 'day':
        return (
          <DayField {...field} key={id} hint={field.hint ?? dates.hint} wrong={error?.parts} first={question.min} />
        );
      case 'choice': {
        const options = optionsOf(question);
        return question.none ? (
          <SelectInput {...field} {...above} key={id} name={id} none={question.none} options={options} />
        ) : (
          <ChoiceField {...field} key={id} options={options} />
        );
      }
      default:
        return <TextInput {...field} {...above} {...inputOf(question)} key={id} />;
    }
  };

  return askedGroups(table, entries).map((rows) => {
    const fields = rows.map(([name, question]) => fieldOf(name, question));
    const [[first, { group }] = ['', { group: undefined }]] = rows;
    if (!group || (rows.length === 1 && !group.words)) return fields;
    const row = group.isCompact ? (
      // A list and a number beside each other; a year needs no more room than four digits.
      <Stack key={first} direction="row" sx={{ flexWrap: 'wrap', gap: 2, maxWidth: '26rem' }}>
        {fields.map((field, index) => (
          <Box key={rows[index]?.[0]} sx={{ flex: rows[index]?.[1].kind === 'choice' ? '1 1 12rem' : '0 1 6rem' }}>
            {field}
          </Box>
        ))}
      </Stack>
    ) : (
      <Box key={first} sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {fields}
      </Box>
    );
    if (!group.words) return row;
    const { label, note, hint } = group.words;
    return (
      <Fieldset key={first} legend={label} note={note} hint={hint}>
        {group.isCompact &&
          errors
            .filter(({ question }) => rows.some(([name]) => name === question))
            .map(({ question, text }) => <HelperText key={question} id={prefix + question} error={text} />)}
        {row}
      </Fieldset>
    );
  });
}

import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import { memo, type ReactNode, useRef } from 'react';
import { useEntered } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import type { FieldProps } from '../../components/ui/Field';
import { HelperText } from '../../components/ui/HelperText';
import { SelectInput } from '../../components/ui/SelectInput';
import { TextInput } from '../../components/ui/TextInput';
import type { Day } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import { Fieldset } from './Fieldset';
import { type Fact, withFacts } from './facts';
import { PLANNER_MESSAGES } from './messages';
import { askedGroups, type Limits, type Question, type Questions, type Texts, wordsOf } from './questions';
import { lengthTexts, type Problem, readingText } from './read-answers';
import { DAY_PARTS, type DayPart, dayOfEntry, typedParts, withPart } from './typed-day';
import { useStable } from './use-stable';
import { dayText } from './value-texts';

interface DayFieldProps extends Omit<FieldProps, 'value'> {
  /** Id of the day input; the others' ids end in the names of their parts. */
  readonly id: string;
  readonly value: string;
  readonly onPart: (part: DayPart, text: string) => void;
  /** The wrong parts; undefined if all are. */
  readonly wrong?: readonly DayPart[];
  /** The first plausible day, for two-digit years. */
  readonly first?: Day;
}

const { dates, readAs, long } = PLANNER_MESSAGES;

/** Fits on one line on the narrowest phone and in half a form, and on two with text twice as large. */
const PART_WIDTH: Readonly<Record<DayPart, string>> = {
  day: 'clamp(3.75rem, 18vw, 4.5rem)',
  month: 'clamp(3.75rem, 18vw, 4.5rem)',
  year: 'clamp(5.25rem, 24vw, 6rem)',
};

/** The id of the input for a part of a day. */
export function dayPartId(id: string, part: DayPart | undefined = 'day'): string {
  return part === 'day' ? id : `${id}-${part}`;
}

/**
 * A date in three inputs, quicker and clearer than a calendar for dates people know
 * (https://design-system.service.gov.uk/components/date-input/). A whole date pasted or entered into one of them is split
 * across all three.
 */
function DayField(props: DayFieldProps) {
  const { id, label, note, hint, error, wrong = DAY_PARTS, value, onPart, first, required } = props;
  const parts = typedParts(value);
  const day = dayOfEntry(value, first);
  const isPlain = /^(?:\d\d?\/\d\d?\/\d{4}|\d{4}-\d\d-\d\d)$/.test(value);
  return (
    <Fieldset
      id={id}
      legend={label}
      note={note}
      hint={hint}
      reading={day && !isPlain ? fillTemplate(readAs, { value: dayText(day) }) : null}
      error={error}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
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

interface ChoiceProps {
  readonly id?: string;
  readonly name?: string;
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly required?: boolean;
}

function Choice({ id, name, value, label, isChosen, onChoose, required }: ChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  useEntered(field, onChoose, isChosen);
  return (
    <FormControlLabel
      label={label}
      control={
        <Radio
          id={id}
          name={name}
          value={value}
          checked={isChosen}
          onChange={onChoose}
          slotProps={{ input: { ref: field, required } }}
        />
      }
    />
  );
}

interface ChoiceFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onValue: (value: string) => void;
}

/** A single-choice question with a few answers. The error summary links to the first of them. */
function ChoiceField({ id, label, note, hint, error, options, value, onValue, required }: ChoiceFieldProps) {
  return (
    <Fieldset legend={label} note={note} hint={hint} error={error}>
      {options.map((option, index) => (
        <Choice
          {...option}
          key={option.value}
          id={index === 0 ? id : undefined}
          name={id}
          isChosen={value === option.value}
          onChoose={() => onValue(option.value)}
          required={required}
        />
      ))}
    </Fieldset>
  );
}

export interface QuestionFieldsProps {
  readonly table: Questions;
  /** Facts that hints may use. */
  readonly facts?: readonly Fact[];
  readonly answers: Texts;
  /** Receives the latest answer: a browser may have filled in several parts of a date before the first render. */
  readonly onAnswer: (id: string, update: (latest: string) => string) => void;
  /** Limits that some answers set for others. */
  readonly limits?: Limits;
  readonly errors: readonly Problem[];
  /** Prefix of field ids, if the page has several forms. */
  readonly prefix?: string;
}

/** Input attributes, including the phone keyboard. */
function inputOf(question: Question): { rows?: number; inputMode?: 'numeric' | 'decimal' } {
  if (question.kind === 'text') return { rows: question.rows };
  return { inputMode: question.kind === 'money' || question.kind === 'hours' ? 'decimal' : 'numeric' };
}

/** The line below a field: an answer as it was read, or that it is too long. */
function lineBelow(question: Question, text: string): string | null {
  if (question.kind === 'text' && text.length > question.most) return fillTemplate(long, lengthTexts(question, text));
  const value = readingText(question, text);
  return value && fillTemplate(readAs, { value });
}

interface AnswerFieldProps extends Pick<QuestionFieldsProps, 'onAnswer'>, Pick<FieldProps, 'label' | 'note' | 'hint'> {
  readonly id: string;
  readonly name: string;
  readonly question: Question;
  readonly value: string;
  readonly problem?: Problem;
}

/** The field of a question. A letter in one leaves the others as they are. */
const AnswerField = memo(function AnswerField(props: AnswerFieldProps) {
  const { id, name, question, problem, onAnswer, ...words } = props;
  const field = {
    ...words,
    id,
    onValue: (text: string) => onAnswer(name, () => text),
    error: problem?.text,
    required: !question.isOptional,
  };
  const above = question.group?.isCompact && problem ? { errorId: `${id}-error` } : {};
  switch (question.kind) {
    case 'day':
      return (
        <DayField
          {...field}
          hint={field.hint ?? dates.hint}
          wrong={problem?.parts}
          first={question.min}
          onPart={(part, text) => onAnswer(name, (latest) => withPart(latest, part, text))}
        />
      );
    case 'choice': {
      const options = Object.entries(question.options).map(([value, label]) => ({ value, label }));
      return question.none ? (
        <SelectInput {...field} {...above} name={id} none={question.none} options={options} />
      ) : (
        <ChoiceField {...field} options={options} />
      );
    }
    default:
      return <TextInput {...field} {...above} {...inputOf(question)} reading={lineBelow(question, field.value)} />;
  }
});

/** The fields of a question table, except those that an earlier answer makes pointless. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { table, facts = [], answers, limits = {}, errors, prefix = '' } = props;
  const onAnswer = useStable(props.onAnswer);

  const fieldOf = (name: string, question: Question): ReactNode => {
    const { label, note, hint } = wordsOf(question, answers);
    return (
      <AnswerField
        {...{ name, question, label, note, onAnswer }}
        key={prefix + name}
        id={prefix + name}
        hint={limits[name]?.hint ?? (hint && withFacts(hint, facts))}
        value={answers[name] ?? ''}
        problem={errors.find((found) => found.id === name)}
      />
    );
  };

  // Each has its own key, whatever is asked before it and beside it: a field that is replaced loses the focus, and what is typed next.
  return askedGroups(table, answers).flatMap(({ group, rows }) => {
    const fields = rows.map(([name, question]) => fieldOf(name, question));
    const first = rows[0]?.[0];
    if (!group) return fields;
    const row = group.isCompact ? (
      // Puts a select and a number side by side; a year needs only four digits' width.
      <Stack key={first} direction="row" sx={{ flexWrap: 'wrap', gap: 2, maxWidth: '26rem' }}>
        {fields.map((field, index) => (
          <Box key={rows[index]?.[0]} sx={{ flex: rows[index]?.[1].kind === 'choice' ? '1 1 12rem' : '0 1 6rem' }}>
            {field}
          </Box>
        ))}
      </Stack>
    ) : (
      <Box
        key={first}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { sm: `repeat(${Math.min(rows.length, 2)}, minmax(0, 1fr))` },
        }}
      >
        {fields}
      </Box>
    );
    if (!group.words) return row;
    const { label, note, hint } = group.words;
    return (
      <Fieldset key={first} legend={label} note={note} hint={hint && withFacts(hint, facts)}>
        {group.isCompact &&
          errors
            .filter(({ id }) => rows.some(([name]) => name === id))
            .map(({ id, text }) => <HelperText key={id} id={prefix + id} error={text} />)}
        {row}
      </Fieldset>
    );
  });
}

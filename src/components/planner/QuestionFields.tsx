import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { hintOf, optionsOf } from '../../planners/question-texts';
import { askedGroups, type Limit, type Question, type Questions, type Texts } from '../../planners/questions';
import { ChoiceField } from '../ui/ChoiceField';
import { FieldPair } from '../ui/FieldPair';
import { Fieldset } from '../ui/Fieldset';
import { FormHelperText } from '../ui/FormHelperText';
import { SelectInput } from '../ui/SelectInput';
import { TextInput } from '../ui/TextInput';
import { DayField } from './DayField';
import type { FieldError } from './ErrorSummary';

interface QuestionFieldsProps<Copy> {
  readonly table: Questions<Copy>;
  readonly copy: Copy;
  readonly dates: Queries.ToolTextFieldsFragment['dates'];
  readonly entries: Texts;
  readonly onEntry: (id: string, text: string) => void;
  /** What some answers say about others. */
  readonly limits: Readonly<Record<string, Limit | undefined>>;
  readonly errors: readonly FieldError[];
  /** Before the ids of the fields, where a page has several tables. */
  readonly prefix: string;
}

/** A list and a number beside each other; a year needs no more room than four digits. */
const Compact = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  maxWidth: '26rem',
  '& > *': { flex: '0 1 6rem' },
  '& > :has(select)': { flex: '1 1 12rem' },
});

const LONGEST_AMOUNT = 20;

/** The keyboard that phones show. */
function keyboardOf({ kind, ...question }: Question<never>): 'numeric' | 'decimal' {
  return kind === 'year' || ('step' in question && question.step === 1) ? 'numeric' : 'decimal';
}

/** The fields of a table of questions, without those that an earlier answer makes pointless. */
export function QuestionFields<Copy>(props: QuestionFieldsProps<Copy>) {
  const { table, copy, dates, entries, onEntry, limits, errors, prefix } = props;
  const { language } = useSiteSettings();

  const fieldOf = (name: string, question: Question<Copy>): ReactNode => {
    const id = prefix + name;
    const words = question.copy(copy, entries);
    const error = errors.find((found) => found.question === name);
    const field = {
      id,
      label: words.label,
      hint: hintOf(question, words, limits[name], copy, language),
      value: entries[name] ?? '',
      onValue: (text: string) => onEntry(name, text),
      error: error?.text,
      required: !question.isOptional,
    };
    const above = question.group?.isCompact && error ? { errorId: `${id}-error` } : {};
    const note = words.note ?? undefined;
    switch (question.kind) {
      case 'day':
        return (
          <DayField
            {...field}
            key={id}
            hint={field.hint ?? dates.hint}
            note={note}
            wrong={error?.parts}
            words={dates}
            first={question.min}
          />
        );
      case 'choice':
      case 'option': {
        const options = optionsOf(question, copy, language);
        return question.none ? (
          <SelectInput {...field} {...above} key={id} name={id} none={question.none(copy)} options={options} />
        ) : (
          <ChoiceField {...field} key={id} options={options} />
        );
      }
      case 'text':
        return <TextInput {...field} key={id} note={note} maxLength={question.most} />;
      case 'money':
        return (
          <TextInput {...field} key={id} note={note} inputMode={keyboardOf(question)} maxLength={LONGEST_AMOUNT} />
        );
      default: {
        const isWhole = question.kind === 'year' || question.step === 1;
        return <TextInput {...field} {...above} key={id} note={note} inputMode={isWhole ? 'numeric' : 'decimal'} />;
      }
    }
  };

  return askedGroups(table, entries).map((rows) => {
    const fields = rows.map(([name, question]) => fieldOf(name, question));
    const [[first, { group }] = ['', { group: undefined }]] = rows;
    if (!group || (rows.length === 1 && !group.copy)) return fields;
    const Row = group.isCompact ? Compact : FieldPair;
    if (!group.copy) return <Row key={first}>{fields}</Row>;
    const { label, note, hint } = group.copy(copy);
    return (
      <Fieldset key={first} legend={label} note={note} hint={hint}>
        {group.isCompact &&
          errors
            .filter(({ question }) => rows.some(([name]) => name === question))
            .map(({ question, text }) => <FormHelperText key={question} id={prefix + question} error={text} />)}
        <Row>{fields}</Row>
      </Fieldset>
    );
  });
}

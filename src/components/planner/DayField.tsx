import { styled } from '@mui/material/styles';
import { type ClipboardEvent, useRef, useState } from 'react';
import {
  DAY_PARTS,
  type DayPart,
  type DayParts,
  entryOfParts,
  partsInText,
  partsOfEntry,
} from '../../planners/day-text';
import type { Day } from '../../utils/calendar';
import { Fieldset } from '../ui/Fieldset';
import { TextInput } from '../ui/TextInput';

interface DayFieldProps {
  /** The id of the field for the day; those of the others end in the names of their parts. */
  readonly id: string;
  readonly label: string;
  readonly note?: string | null;
  readonly hint: string | null;
  readonly error?: string;
  /** The parts that are wrong; without them, all are. */
  readonly wrong?: readonly DayPart[];
  /** The names of the three fields. */
  readonly words: Readonly<Record<DayPart, string>>;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The first day that makes sense, for years of two digits. */
  readonly first?: Day;
  readonly required: boolean;
}

const Parts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  // In one line on the narrowest phone, and in two where the text is twice as large.
  '& > *': { flex: '0 1 clamp(3.75rem, 18vw, 4.75rem)', minWidth: 0 },
  '& > :last-child': { flexBasis: 'clamp(5.25rem, 24vw, 6.5rem)' },
});

/** The id of the field for a part of a day. */
export function dayPartId(id: string, part: DayPart | undefined = 'day'): string {
  return part === 'day' ? id : `${id}-${part}`;
}

/**
 * A date in three fields, which is quicker and clearer than a calendar for days that one knows
 * (https://design-system.service.gov.uk/components/date-input/). A whole date that is pasted or entered into one of them
 * is spread over all.
 */
export function DayField(props: DayFieldProps) {
  const { id, label, note, hint, error, wrong = DAY_PARTS, words, value, onValue, first, required } = props;
  const [typed, setTyped] = useState(() => partsOfEntry(value));
  const pasted = useRef<DayParts>(null);
  // Shown as they are typed, such as `03`, until something else takes their place.
  const parts = entryOfParts(typed, first) === value ? typed : partsOfEntry(value);
  const write = (next: DayParts): void => {
    setTyped(next);
    onValue(entryOfParts(next, first));
  };
  const onPart = (part: DayPart, text: string): void => {
    const whole = pasted.current ?? partsInText(text);
    // Two digits that are typed may be the first two of four.
    const isWhole = whole && (pasted.current || whole.year.length === 4);
    pasted.current = null;
    write(isWhole ? partsOfEntry(entryOfParts(whole, first)) : { ...parts, [part]: text });
  };
  // What is pasted comes once more, as the text of its field.
  const onPaste = ({ clipboardData }: ClipboardEvent): void => {
    pasted.current = partsInText(clipboardData.getData('text'));
  };
  return (
    <Fieldset id={id} legend={label} note={note} hint={hint} error={error}>
      <Parts onPaste={onPaste}>
        {DAY_PARTS.map((part) => (
          <TextInput
            key={part}
            id={dayPartId(id, part)}
            label={words[part]}
            value={parts[part]}
            onValue={(text) => onPart(part, text)}
            {...(error && wrong.includes(part) && { error, errorId: `${id}-error` })}
            inputMode="numeric"
            required={required}
          />
        ))}
      </Parts>
    </Fieldset>
  );
}

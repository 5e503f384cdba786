import { FieldGroup } from './FieldGroup';
import { FramedInput } from './FramedInput';

interface EntryFieldProps {
  /** The id of the field, to which the list of errors links. */
  readonly id: string;
  readonly label: string;
  /** What follows the label in a lighter tone. */
  readonly note?: string;
  readonly hint?: string | null;
  /** What is wrong with the value; the hint stays beside it. */
  readonly error?: string;
  readonly type?: 'text' | 'date' | 'number';
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly required?: boolean;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number;
  readonly maxLength?: number;
  /** The keyboard that phones show. */
  readonly inputMode?: 'decimal' | 'numeric';
}

/** The ids of what describes a field. */
function describedBy(id: string, error: string | undefined, hint: string | null | undefined): string | undefined {
  const ids = [...(error ? [`${id}-error`] : []), ...(hint ? [`${id}-line`] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** A labelled field of a tool, with the browser's own checks; the component around it holds the value. */
export function EntryField(props: EntryFieldProps) {
  const { id, label, note, hint, error, type = 'text', value, onValue, ...checks } = props;
  return (
    <FieldGroup id={id} label={label} note={note} line={hint} error={error}>
      <FramedInput
        id={id}
        error={error !== undefined}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        type={type}
        // MUI's global styles detect autofill, which only a label inside the field would need.
        disableInjectingGlobalStyles
        slotProps={{
          input: {
            ...checks,
            ...(type === 'number' && { inputMode: 'decimal' }),
            'aria-describedby': describedBy(id, error, hint),
          },
        }}
      />
    </FieldGroup>
  );
}

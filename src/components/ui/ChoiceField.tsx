import { styled } from '@mui/material/styles';

interface ChoiceFieldProps {
  /** The id of the first choice, to which the list of errors links. */
  readonly id: string;
  /** The question. */
  readonly label: string;
  readonly hint?: string | null;
  readonly error?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly required?: boolean;
}

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 6, fontWeight: 600, lineHeight: 1.4 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginBottom: 6 },
  '& p[data-error]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  paddingBlock: 8,
  cursor: 'pointer',
  '& input': {
    flexShrink: 0,
    width: 24,
    height: 24,
    margin: '2px 0 0',
    accentColor: theme.vars.palette.primary.main,
  },
}));

/** A question with a few answers, of which one can be chosen. */
export function ChoiceField({ id, label, hint, error, options, value, onValue, required }: ChoiceFieldProps) {
  const described = [...(error ? [`${id}-error`] : []), ...(hint ? [`${id}-line`] : [])].join(' ');
  return (
    <Group aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {hint && <p id={`${id}-line`}>{hint}</p>}
      {error && (
        <p id={`${id}-error`} data-error="">
          {error}
        </p>
      )}
      {options.map((option, index) => (
        <Choice key={option.value}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            value={option.value}
            checked={value === option.value}
            onChange={() => onValue(option.value)}
            required={required}
          />
          {option.label}
        </Choice>
      ))}
    </Group>
  );
}

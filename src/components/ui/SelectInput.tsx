import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { RADIUS } from '../../theme/measures';
import { FieldGroup } from './FieldGroup';
import { describedBy } from './FieldNotes';
import { FIELD_HEIGHT, FIELD_PADDING, fieldFocus, fieldFrame } from './field-look';

interface SelectInputProps {
  readonly label: string;
  readonly hint?: string | null;
  /** What is wrong with the value. */
  readonly error?: string;
  /** The id of the line that says so, where it is not under the field. */
  readonly errorId?: string;
  readonly name: string;
  /** The first line, which chooses nothing. */
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** For links to the field; generated if left out. */
  readonly id?: string;
  readonly required?: boolean;
  /** If given with `onValue`, the parent component holds the value, not the form. */
  readonly value?: string;
  readonly onValue?: (value: string) => void;
}

const Frame = styled('div')({
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 20,
    top: '50%',
    width: 9,
    height: 9,
    marginTop: -7,
    borderInlineEnd: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
});

const Select = styled('select')(({ theme }) => ({
  ...fieldFrame(theme),
  appearance: 'none',
  minHeight: FIELD_HEIGHT + 3,
  padding: FIELD_PADDING,
  paddingInlineEnd: 44,
  fontFamily: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:focus-visible': { ...fieldFocus(theme), borderRadius: RADIUS.field },
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.background.paper },
}));

/** A labelled native dropdown: light, complete without script, and familiar on every phone. */
export function SelectInput(props: SelectInputProps) {
  const { label, hint, error, errorId, none, options, id: ownId, onValue, ...select } = props;
  const newId = useId();
  const notes = { id: ownId ?? newId, hint, error: errorId ? undefined : error };
  return (
    <FieldGroup {...notes} label={label}>
      <Frame>
        <Select
          {...select}
          id={notes.id}
          onChange={onValue && (({ currentTarget }) => onValue(currentTarget.value))}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={[describedBy(notes), errorId].filter(Boolean).join(' ') || undefined}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Frame>
    </FieldGroup>
  );
}

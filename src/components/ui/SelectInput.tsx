import { styled } from '@mui/material/styles';
import { type FieldProps, FormControl, useField } from './FormControl';
import { inputStyles } from './Input';

interface SelectInputProps extends FieldProps {
  /** The first line, which chooses nothing. */
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
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

const Select = styled('select')(inputStyles, ({ theme }) => ({
  appearance: 'none',
  paddingInlineEnd: 44,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.background.paper },
}));

/** A labelled native dropdown: light, complete without script, and familiar on every phone. */
export function SelectInput({ none, options, ...props }: SelectInputProps) {
  const { field, control } = useField(props);
  return (
    <FormControl {...control}>
      <Frame>
        <Select {...field}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Frame>
    </FormControl>
  );
}

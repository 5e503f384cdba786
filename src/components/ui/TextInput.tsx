import OutlinedInput from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useEntered } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Field, type FieldProps } from './Field';
import { describedBy } from './HelperText';

/** Native validation, autofill and keyboard type. */
type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'pattern' | 'inputMode' | 'autoComplete' | 'readOnly' | 'defaultValue' | 'onInvalid' | 'onInput'
>;

type Element = HTMLInputElement | HTMLTextAreaElement | null;

interface TextInputProps extends FieldProps, Attributes {
  /** If set, the field has several lines, initially this many. */
  readonly rows?: number;
  readonly field?: Ref<Element>;
}

/** A labelled input or text area: MUI's TextField without its select. The browser grows a text area with its text. */
export function TextInput({ type = 'text', rows, field, ...props }: TextInputProps) {
  const { label, note, hint, reading, error, errorId, id, name, required, value, onValue, readOnly, ...attributes } =
    props;
  const input = useRef<Element>(null);
  useImperativeHandle<Element, Element>(field, () => input.current);
  const onEntered = (entered: NonNullable<Element>): void => {
    if (onValue) onValue(entered.value);
    // An uncontrolled field has it already; the form around it may act on it.
    else queueMicrotask(() => entered.dispatchEvent(new Event('input', { bubbles: true })));
  };
  useEntered(input, onEntered, onValue && value);
  const newId = useId();
  const texts = { id: id ?? newId, hint, reading, error, errorId };
  return (
    <Field label={label} note={note} {...texts}>
      <OutlinedInput
        id={texts.id}
        name={name}
        value={value}
        onChange={onValue && (({ target }) => onValue(target.value))}
        aria-describedby={describedBy(texts.id, texts)}
        type={type}
        readOnly={readOnly}
        rows={rows}
        inputRef={input}
        inputComponent={rows === undefined ? 'input' : 'textarea'}
        slotProps={{ input: { dir: 'auto', required, ...attributes, ...(rows !== undefined && { type: undefined }) } }}
      />
    </Field>
  );
}

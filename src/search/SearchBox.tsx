import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type FormEvent, type RefObject, useId, useRef } from 'react';
import { useEntered } from '../../plugins/gatsby-plugin-deferred-hydration/index';
import { Stroke } from '../components/ui/Stroke';
import { VisuallyHidden } from '../components/ui/VisuallyHidden';
import { useHydrated } from '../hooks/use-hydrated';
import { RADIUS } from '../theme/measures';

interface SearchBoxProps {
  readonly box?: RefObject<HTMLInputElement | null>;
  /** The URL of the page that searches, if it is another one. */
  readonly action?: string;
  readonly label: string;
  readonly placeholder: string;
  /** What is searched for now. */
  readonly searched?: string;
  readonly onChange?: (text: string) => void;
  /** The visitor has focused the box and is about to type. */
  readonly onIntent?: () => void;
}

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  [theme.breakpoints.up('md')]: { maxWidth: '22rem' },
  '@media (scripting: none)': { display: 'none' },
}));

/**
 * The search box. As a form it works before hydration: submitting loads the page with `?q=`. It is uncontrolled, because the
 * visitor may have typed before hydration.
 */
export function SearchBox({ box, action, label, placeholder, searched, onChange, onIntent }: SearchBoxProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = box ?? own;
  const isHydrated = useHydrated();
  // The listing itself reads what was typed before, together with the URL.
  useEntered(field, ({ value }) => isHydrated && onChange?.(value), searched);
  const onSubmit = (event: FormEvent): void => {
    if (action) return;
    event.preventDefault();
    // The keyboard of a phone covers the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  return (
    <Form role="search" action={action} onSubmit={onSubmit}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <OutlinedInput
        id={id}
        type="search"
        name="q"
        placeholder={placeholder}
        autoComplete="off"
        startAdornment={<Stroke path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5L20.5 20.5" size={22} />}
        inputRef={field}
        slotProps={{ input: { enterKeyHint: 'search' } }}
        onChange={(event) => onChange?.(event.target.value)}
        onFocus={onIntent}
        sx={{ borderRadius: `${RADIUS.pill}px` }}
      />
    </Form>
  );
}

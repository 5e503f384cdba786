import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../hooks/use-hydrated';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { dayText } from '../../planners/day-text';
import { RADIUS } from '../../theme/measures';
import { Actions } from '../ui/Actions';
import { Button } from '../ui/Button';
import { ErrorSummary, type FieldError } from './ErrorSummary';
import { nativeErrors } from './native-errors';

interface ToolFormProps {
  readonly words: Queries.ToolTextFieldsFragment['errors'];
  /** Identifies the data being edited; errors found in earlier data are not shown. */
  readonly revision: number;
  /** True once entries of another time are there: what is wrong with them is shown at once, without asking for more. */
  readonly isReplaced?: boolean;
  /** The words of the button. */
  readonly submit: string;
  /** The path of the page. */
  readonly path: string;
  /** What the browser's checks cannot know, by the id of the field; called when the form is submitted. */
  readonly check?: () => readonly FieldError[];
  /** Called when nothing is wrong. */
  readonly onAccept: () => void;
  /** The fields, given what is wrong with each. */
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode;
  /** Beside the button, such as another that cancels. */
  readonly beside?: ReactNode;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: 'clamp(20px, 4vw, 40px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.card,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '@media (scripting: none)': { display: 'none' },
}));

const NO_ERRORS: readonly FieldError[] = [];

/**
 * The form of a tool. When it is submitted, errors of the browser's own checks and of the tool's are listed above the
 * fields and shown beside each of them. Nothing is ever sent to a server.
 */
export function ToolForm(props: ToolFormProps) {
  const { words, revision, isReplaced = false, submit, path, check, onAccept, children, beside } = props;
  const { language } = useSiteSettings();
  const isHydrated = useHydrated();
  const [found, setFound] = useState({ revision, errors: NO_ERRORS });
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const errors = found.revision === revision ? found.errors : NO_ERRORS;

  // An answer may take away a field, and with it what was wrong there.
  useEffect(() => {
    const left = errors.filter(({ id }) => document.getElementById(id));
    if (left.length < errors.length) setFound({ revision, errors: left });
  });

  const errorsIn = (fields: HTMLFormElement): readonly FieldError[] => {
    const native = nativeErrors(fields, words, (day) => dayText(day, language));
    const known = new Set(native.map(({ id }) => id));
    const all = [...native, ...(check?.() ?? []).filter(({ id }) => !known.has(id))];
    const order = Array.from(fields.elements, ({ id }) => id);
    return all.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  };
  const showReplaced = useEffectEvent((revision: number): void => {
    const wrong = form.current ? errorsIn(form.current) : NO_ERRORS;
    const isFilled = (id: string): boolean => {
      const field = document.getElementById(id);
      return field instanceof HTMLInputElement && field.type !== 'radio' && field.value !== '';
    };
    setFound({ revision, errors: wrong.filter(({ id }) => isFilled(id)) });
  });
  useEffect(() => {
    if (isReplaced) showReplaced(revision);
  }, [isReplaced, revision]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const all = errorsIn(event.currentTarget);
    flushSync(() => setFound({ revision, errors: all }));
    if (all.length === 0) onAccept();
    else summary.current?.focus();
  };
  return (
    // Entries are kept only where the visitor asks for it, so the browser is asked not to keep them for other forms.
    <Form ref={form} method="dialog" autoComplete="off" noValidate={isHydrated} onSubmit={onSubmit}>
      <ErrorSummary ref={summary} title={words.title} errors={errors} path={path} />
      {children(Object.fromEntries(errors.map(({ id, text }) => [id, text])))}
      <Actions>
        <Button type="submit">{submit}</Button>
        {beside}
      </Actions>
    </Form>
  );
}

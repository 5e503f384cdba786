import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { InPlaceLink } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { RADIUS } from '../../theme/measures';
import { paper, stack } from '../../theme/mixins';
import { PLANNER_MESSAGES } from './messages';
import { dayPartId, QuestionFields, type QuestionFieldsProps } from './QuestionFields';
import { type Problem, problemsIn } from './read-answers';
import { useFocusNext } from './use-focus-next';

const Summary = styled('div')(({ theme }) => ({
  padding: '16px 20px',
  border: `2px solid ${theme.vars.palette.error.main}`,
  borderRadius: RADIUS.field,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Errors = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: '4px 0 4px 1.25em' });

const ErrorLink = styled(InPlaceLink)(({ theme }) => ({ color: theme.vars.palette.error.main, fontWeight: 600 }));

/** Focuses a field with the words of its question in view: those of the whole group, or of the field alone. */
function goToField(id: string): void {
  const field = document.getElementById(id);
  const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!isField && !(field instanceof HTMLSelectElement)) return;
  const group = field.closest('fieldset');
  const height = field.getBoundingClientRect().bottom - (group?.getBoundingClientRect().top ?? 0);
  // A group's own error is about all of its fields, as those of a date.
  const isOfGroup = group?.getAttribute('aria-describedby')?.includes('-error') || height < 0.7 * window.innerHeight;
  field.focus({ preventScroll: true });
  (group && isOfGroup ? group : (field.labels?.[0] ?? field)).scrollIntoView();
}

interface QuestionFormProps extends Omit<QuestionFieldsProps, 'errors'> {
  /** Identifies the data being edited; errors found in earlier data are not shown. */
  readonly revision?: number;
  /** True once earlier answers have been loaded: their errors show at once, though not what is missing. */
  readonly isReplaced?: boolean;
  /** For an outside button that submits the form. */
  readonly id?: string;
  readonly path: string;
  readonly onAccept: () => void;
  readonly children?: ReactNode;
}

const Form = styled('form')(({ theme }) => ({
  ...stack(24),
  padding: 'clamp(20px, 4vw, 40px)',
  ...paper(theme),
  '@media (scripting: none)': { display: 'none' },
}));

/**
 * A question table as a form. On submission, it lists errors above the fields and shows them beside each field. Nothing is
 * ever sent to a server.
 */
export function QuestionForm(props: QuestionFormProps) {
  const { id, path, revision = 0, isReplaced = false, onAccept, children, ...fields } = props;
  const { table, answers, limits, prefix = '' } = fields;
  const [found, setFound] = useState<{ readonly revision: number; readonly problems: readonly Problem[] }>();
  const heading = useId();
  const [summary, focusSummary] = useFocusNext<HTMLDivElement>();
  const isCurrent = found?.revision === revision;
  // An answer that now reads rightly takes its error away, and so does one that removes the question.
  const current = found && found.problems.length > 0 ? problemsIn(table, answers, limits) : [];
  const errors =
    found?.problems.filter((each) => current.some(({ id, kind }) => id === each.id && kind === each.kind)) ?? [];
  if (found && errors.length < found.problems.length) setFound({ ...found, problems: errors });
  const shown = isCurrent ? errors : [];

  const showReplaced = useEffectEvent((revision: number): void => {
    const problems = problemsIn(table, answers, limits).filter(({ kind }) => kind !== 'missing');
    setFound({ revision, problems });
  });
  useEffect(() => {
    if (isReplaced) showReplaced(revision);
  }, [isReplaced, revision]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const problems = problemsIn(table, answers, limits);
    setFound({ revision, problems });
    if (problems.length === 0) onAccept();
    else focusSummary();
  };
  return (
    // Answers are stored only if the visitor asks, so this stops the browser from remembering them for other forms.
    <Form id={id} method="dialog" autoComplete="off" noValidate onSubmit={onSubmit}>
      {shown.length > 0 && (
        <Summary ref={summary} role="alert" tabIndex={-1} aria-labelledby={heading}>
          <Typography variant="h4" component="h3" id={heading} sx={{ mb: 1 }}>
            {PLANNER_MESSAGES.errors.title}
          </Typography>
          <Errors>
            {shown.map(({ id, parts, text }) => {
              const field = dayPartId(prefix + id, parts?.[0]);
              return (
                <li key={field}>
                  <ErrorLink to={`${path}#${field}`} onPress={() => goToField(field)}>
                    {text}
                  </ErrorLink>
                </li>
              );
            })}
          </Errors>
        </Summary>
      )}
      <QuestionFields {...fields} errors={shown} />
      {children}
    </Form>
  );
}

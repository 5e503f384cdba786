import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { InPlaceLink } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useFocusNext } from '../../hooks/use-focus-next';
import { useHydrated } from '../../hooks/use-hydrated';
import { useSiteSettings } from '../../hooks/use-site-settings';
import type { Fact } from '../../planners/facts';
import { PLANNER_MESSAGES } from '../../planners/messages';
import { problemText } from '../../planners/question-texts';
import { isAsked, type Limits, problemsIn, type Questions, type Texts, wordsOf } from '../../planners/questions';
import { RADIUS } from '../../theme/measures';
import { paper, stack } from '../../theme/mixins';
import { dayPartId, type FieldError, QuestionFields } from './QuestionFields';

interface ErrorSummaryProps {
  /** The summary; it takes the focus on every submission. */
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly errors: readonly FieldError[];
  /** The page's path. */
  readonly path: string;
}

const Summary = styled('div')(({ theme }) => ({
  padding: '16px 20px',
  border: `2px solid ${theme.vars.palette.error.main}`,
  borderRadius: RADIUS.field,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Errors = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: '4px 0 4px 1.25em' });

const ErrorLink = styled(InPlaceLink)(({ theme }) => ({ color: theme.vars.palette.error.main, fontWeight: 600 }));

/** All of a form's errors, above it; each links to its field. */
function ErrorSummary({ ref, title, errors, path }: ErrorSummaryProps) {
  const heading = useId();
  if (errors.length === 0) return null;
  return (
    <Summary ref={ref} role="alert" tabIndex={-1} aria-labelledby={heading}>
      <Typography variant="h4" component="h3" id={heading} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Errors>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <ErrorLink to={`${path}#${id}`} onPress={() => document.getElementById(id)?.focus()}>
              {text}
            </ErrorLink>
          </li>
        ))}
      </Errors>
    </Summary>
  );
}

interface QuestionFormProps {
  readonly table: Questions;
  /** Facts that hints may use. */
  readonly facts?: readonly Fact[];
  readonly entries: Texts;
  readonly onEntry: (id: string, text: string) => void;
  /** Limits that some answers set for others. */
  readonly limits?: Limits;
  /** Prefix of field ids, if the page has several forms. */
  readonly prefix?: string;
  /** Identifies the data being edited; errors found in earlier data are not shown. */
  readonly revision: number;
  /** True once earlier entries have been loaded: their errors show at once, though not missing answers. */
  readonly isReplaced?: boolean;
  /** For an outside button that submits the form. */
  readonly id?: string;
  /** The page's path. */
  readonly path: string;
  /** Further current errors, not in the answers; shown once the form has been submitted. */
  readonly alsoWrong?: readonly FieldError[];
  /** Called if there are no errors. */
  readonly onAccept: () => void;
  /** The form's buttons. */
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
  const { table, facts = [], entries, onEntry, limits = {}, prefix = '', revision, isReplaced = false } = props;
  const { id: formId, path, alsoWrong = [], onAccept, children } = props;
  const { language } = useSiteSettings();
  const isHydrated = useHydrated();
  const [found, setFound] = useState<{ readonly revision: number; readonly errors: readonly FieldError[] }>();
  const [summary, focusSummary] = useFocusNext<HTMLDivElement>();
  // An answer may remove a question together with its error.
  const stillAsked = found?.errors.filter(({ question }) => {
    const row = table[question];
    return row === undefined || isAsked(row, entries);
  });
  const errors = stillAsked && found?.revision === revision ? [...alsoWrong, ...stillAsked] : [];

  const errorsNow = (): readonly FieldError[] =>
    problemsIn(table, entries, limits).flatMap((problem) => {
      const { id: question, kind, parts } = problem;
      const row = table[question];
      if (!row) return [];
      const limit = limits[question] ?? {};
      const text = problemText(problem, row, wordsOf(row, entries).label, limit, language);
      const id = dayPartId(prefix + question, parts?.[0]);
      return [{ question, id, text, parts, isMissing: kind === 'missing' && !parts }];
    });
  const showReplaced = useEffectEvent((revision: number): void => {
    setFound({ revision, errors: errorsNow().filter(({ isMissing }) => !isMissing) });
  });
  useEffect(() => {
    if (isReplaced) showReplaced(revision);
  }, [isReplaced, revision]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = errorsNow();
    setFound({ revision, errors: wrong });
    if (alsoWrong.length + wrong.length === 0) onAccept();
    else focusSummary();
  };
  return (
    // Entries are stored only if the visitor asks, so this stops the browser from remembering them for other forms.
    <Form id={formId} method="dialog" autoComplete="off" noValidate={isHydrated} onSubmit={onSubmit}>
      <ErrorSummary ref={summary} title={PLANNER_MESSAGES.errors.title} errors={errors} path={path} />
      <QuestionFields
        table={table}
        facts={facts}
        entries={entries}
        onEntry={onEntry}
        limits={limits}
        errors={errors}
        prefix={prefix}
      />
      {children}
    </Form>
  );
}

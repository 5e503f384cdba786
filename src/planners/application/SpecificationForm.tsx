import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, useMemo, useState } from 'react';
import { Actions } from '../../components/ui/Actions';
import { Boundary } from '../../components/ui/Boundary';
import { Summary } from '../../components/ui/Summary';
import { stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { undone } from '../shared/entry-list';
import { ListSection } from '../shared/ListSection';
import type { PlannerListsProps } from '../shared/planner-definition';
import { QuestionForm } from '../shared/QuestionForm';
import { SmallButton } from '../shared/SmallButton';
import { useFocusNext } from '../shared/use-focus-next';
import { added, changesOf, replaced, weighedAnew } from './comparison';
import { type Criterion, criteriaOf, type Line, linesIn, type Mark, savedLines } from './lines';
import { APPLICATION_MESSAGES } from './messages';
import { answeredOf } from './plan';
import { type ApplicationAnswers, type CriterionAnswer, MOST_CRITERIA, SPECIFICATION_QUESTIONS } from './questions';

const { specification: MESSAGES } = APPLICATION_MESSAGES;

/** Only who pastes something needs it, and what reads it. */
const LineList = lazy(async () => ({ default: (await import('./LineList')).LineList }));

/** At the end of the list, and in view as long as the list is. */
const Bar = styled('div')(({ theme }) => ({
  ...stack('8px'),
  padding: '10px 0',
  backgroundColor: theme.vars.palette.background.default,
  '@media (min-height: 32rem)': { position: 'sticky', bottom: 0, zIndex: 1 },
}));

/** Criteria that a pasted text adds, or no longer has. */
function Changed({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <strong>{title}</strong>
      <ul>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** How many lines have each mark, in words. */
function countsOf(all: readonly Mark[]): string {
  const counts = (['essential', 'desirable', 'asked', 'out'] as const).flatMap((mark) => {
    const count = all.filter((each) => each === mark).length;
    return count > 0 ? fillTemplate(MESSAGES.counts[mark], { count }) : [];
  });
  return counts.join(', ');
}

/** What a press changes, which Undo takes back. */
interface Former {
  readonly texts: Pick<ApplicationAnswers, 'specification' | 'lines'>;
  /** The list before and after. */
  readonly criteria?: readonly [before: readonly CriterionAnswer[], after: readonly CriterionAnswer[]];
}

/** The field for the person specification, its lines, and what they would change in the list of criteria. */
export function SpecificationForm({ data, change, path }: PlannerListsProps<ApplicationAnswers>) {
  const { criteria, specification } = data;
  const lines = useMemo(() => linesIn(data.lines), [data.lines]);
  const [outcome, setOutcome] = useState({ text: '', count: 0 });
  const [past, setPast] = useState<readonly Former[]>([]);
  const [opened, setOpen] = useState<boolean | null>(null);
  const isOpen = opened ?? criteria.length === 0;
  const [isAsked, setAsked] = useState(false);
  /** The place of the open line. */
  const [line, setLine] = useState(-1);
  const [bar, focusBar] = useFocusNext<HTMLParagraphElement>();

  const report = (text: string): void => setOutcome(({ count }) => ({ text, count: count + 1 }));
  const put = (next: Partial<ApplicationAnswers>, said: string): void => {
    const texts = { specification, lines: data.lines };
    setPast((before) => [...before, { texts, criteria: next.criteria && [criteria, next.criteria] }]);
    // What is typed while the lines are read stays in its field.
    const isRead = (latest: ApplicationAnswers): boolean => latest.specification === specification;
    change((latest) => ({ ...latest, ...next, ...(!isRead(latest) && { specification: latest.specification }) }));
    setAsked(false);
    report(said);
  };
  const onRead = async (): Promise<void> => {
    try {
      const [{ readLines }] = await Promise.all([import('./reader'), import('./LineList')]);
      const read = readLines(specification);
      setOpen(true);
      setLine(-1);
      const counts = countsOf(read.map((line) => line.mark));
      put({ lines: savedLines(read), specification: '' }, fillTemplate(MESSAGES.found, { counts }));
    } catch {
      report(MESSAGES.failed);
    }
    focusBar();
  };
  const onLines = (next: readonly Line[], said: string): void => put({ lines: savedLines(next) }, said);
  const take = (list: readonly CriterionAnswer[], said: string): void => {
    if (list.length > MOST_CRITERIA) report(fillTemplate(MESSAGES.full, { most: MOST_CRITERIA, count: list.length }));
    else {
      put({ criteria: list }, said);
      setOpen(false);
    }
    focusBar();
  };
  const found = isAsked ? criteriaOf(lines) : [];
  const changes = changesOf(criteria, found);
  const add = (fresh: readonly Criterion[]): void =>
    take(
      added(criteria, fresh),
      fillTemplate(MESSAGES.added, { counts: countsOf(fresh.map(({ weight }) => (weight || 'asked') as Mark)) }),
    );
  const onAccept = (): void => {
    const now = changesOf(criteria, criteriaOf(lines));
    const { fresh, gone, same } = now;
    const answered = answeredOf(criteria).filter(
      ({ criterion, source }) => source && same.some(([entry]) => entry === criterion),
    ).length;
    const isOther = fresh.length > 0 || (gone.length > 0 && same.length > 0) || weighedAnew(now).length > 0;
    if (criteria.length === 0 && fresh.length > 0) {
      add(fresh);
      return;
    }
    setAsked(isOther);
    const counts = { fresh: fresh.length, gone: gone.length, same: same.length, answered };
    report(isOther ? fillTemplate(MESSAGES.changes, counts) : MESSAGES.nothing);
    focusBar();
  };
  const onUndo = (): void => {
    const former = past.at(-1);
    if (!former) return;
    const { texts, criteria: list } = former;
    change((latest) => ({ ...latest, ...texts, criteria: list ? undone(...list, latest.criteria) : latest.criteria }));
    setPast(past.slice(0, -1));
    setLine(-1);
    setOpen(true);
    setAsked(false);
    report(MESSAGES.undone);
    if (past.length === 1) focusBar();
  };
  const weighed = weighedAnew(changes).map((criterion) => fillTemplate(MESSAGES.weight, { ...criterion }));
  return (
    <ListSection title={MESSAGES.title} lead={MESSAGES.lead}>
      <QuestionForm
        table={SPECIFICATION_QUESTIONS}
        answers={{ specification }}
        onAnswer={(_id, update) => change((latest) => ({ ...latest, specification: update(latest.specification) }))}
        path={path}
        onAccept={() => void onRead()}
      >
        <Actions>
          <Button type="submit" variant="outlined">
            {MESSAGES.read}
          </Button>
        </Actions>
      </QuestionForm>
      <div>
        {lines.length > 0 && (
          <details
            open={isOpen}
            onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setOpen(currentTarget.open)}
          >
            <Summary sx={{ width: 'fit-content', minHeight: 44 }}>{MESSAGES.lines.title}</Summary>
            <Box sx={stack('12px')}>
              <p>{MESSAGES.lines.how}</p>
              <Boundary fallback={<p>{MESSAGES.lines.failed}</p>}>
                {isOpen && <LineList lines={lines} onLines={onLines} open={line} onOpen={setLine} />}
              </Boundary>
            </Box>
          </details>
        )}
        <Bar>
          <Box component="p" role="status" ref={bar} tabIndex={-1} sx={{ typography: 'body2', outline: 0 }}>
            {outcome.text && <span key={outcome.count}>{outcome.text}</span>}
          </Box>
          {isAsked && <Changed title={MESSAGES.fresh} texts={changes.fresh.map(({ text }) => text)} />}
          {isAsked && <Changed title={MESSAGES.gone} texts={changes.gone.map(({ text }) => text)} />}
          {isAsked && <Changed title={MESSAGES.weighed} texts={weighed} />}
          <Actions sx={{ gap: '8px' }}>
            {isAsked && changes.fresh.length > 0 && (
              <SmallButton label={MESSAGES.addAll} onClick={() => add(changes.fresh)} />
            )}
            {isAsked && (
              <SmallButton
                label={MESSAGES.replace}
                onClick={() => take(replaced(criteria, found, MESSAGES.notAsked), MESSAGES.replaced)}
              />
            )}
            {!isAsked && isOpen && lines.length > 0 && (
              <SmallButton label={MESSAGES.accept} variant="contained" onClick={onAccept} />
            )}
            {past.length > 0 && <SmallButton label={MESSAGES.undo} onClick={onUndo} />}
          </Actions>
        </Bar>
      </div>
    </ListSection>
  );
}

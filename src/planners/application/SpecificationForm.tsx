import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Actions } from '../../components/ui/Actions';
import { Summary } from '../../components/ui/Summary';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { plainList, stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { ListSection } from '../shared/ListSection';
import type { PlannerListsProps } from '../shared/planner-definition';
import { QuestionForm } from '../shared/QuestionForm';
import { added, changesOf, replaced, undone, weighedAnew } from './comparison';
import { APPLICATION_MESSAGES } from './messages';
import { sourceOf } from './plan';
import { type ApplicationAnswers, type CriterionAnswer, MOST_CRITERIA, SPECIFICATION_QUESTIONS } from './questions';
import { type Criterion, readSpecification, type Specification } from './specification';

const { specification: MESSAGES } = APPLICATION_MESSAGES;

const textsOf = (criteria: readonly { readonly text: string }[]) => [...new Set(criteria.map(({ text }) => text))];

/** Criteria that a pasted text adds, or no longer has. */
function Changed({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <strong>{title}</strong>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** What may hold more criteria, folded. */
function Unread({ texts, onTake }: { readonly texts: readonly string[]; readonly onTake: (text: string) => void }) {
  if (texts.length === 0) return null;
  return (
    <details>
      <Summary sx={{ width: 'fit-content', minHeight: 44, py: 1.25 }}>
        {fillTemplate(MESSAGES.unread, { count: texts.length })}
      </Summary>
      <Box component="ul" sx={{ ...plainList, ...stack('12px') }}>
        {texts.map((text) => (
          <Box component="li" key={text} sx={{ ...stack('6px'), justifyItems: 'start', overflowWrap: 'anywhere' }}>
            {text}
            <Button type="button" size="small" variant="outlined" onClick={() => onTake(text)}>
              {MESSAGES.take}
              <VisuallyHidden>{` ${text}`}</VisuallyHidden>
            </Button>
          </Box>
        ))}
      </Box>
    </details>
  );
}

/** What the last press found, and the list before the last change that it made. */
interface Outcome {
  readonly text: string;
  readonly count: number;
  readonly revision: number;
  readonly found?: Specification;
  /** Whether the visitor has to choose between adding and replacing. */
  readonly isAsked?: boolean;
  readonly before?: readonly CriterionAnswer[];
}

/** The field for the person specification, and what its text would change in the list. */
export function SpecificationForm({ data, change, revision, path }: PlannerListsProps<ApplicationAnswers>) {
  const [last, setOutcome] = useState<Outcome>({ text: '', count: 0, revision });
  const outcome: Partial<Outcome> = last.revision === revision ? last : {};
  const { criteria } = data;
  const { found, isAsked, before } = outcome;
  const report = (text: string, more: Partial<Outcome> = {}): void =>
    setOutcome(({ count }) => ({ text, count: count + 1, revision, found, ...more }));
  const put = (list: readonly CriterionAnswer[], text: string, more: Partial<Outcome> = {}): void => {
    const isFull = list.length > MOST_CRITERIA;
    if (isFull) report(fillTemplate(MESSAGES.full, { most: MOST_CRITERIA }), more);
    else {
      report(text, { before: criteria, ...more });
      change((latest) => ({ ...latest, criteria: list }));
    }
  };
  const add = (fresh: readonly Criterion[], more: Partial<Outcome> = {}): void => {
    const counts = Object.entries(MESSAGES.counts).flatMap(([weight, template]) => {
      const count = fresh.filter((each) => each.weight === weight).length;
      return count > 0 ? fillTemplate(template, { count }) : [];
    });
    put(added(criteria, fresh), fillTemplate(MESSAGES.added, { counts: counts.join(', ') }), more);
  };
  const onRead = (): void => {
    const read = readSpecification(data.specification);
    const changes = changesOf(criteria, read.criteria);
    const { fresh, gone, same } = changes;
    const answered = same.filter(([entry]) => sourceOf(entry, criteria)).length;
    const counts = { fresh: fresh.length, gone: gone.length, same: same.length, answered };
    const isOther = fresh.length > 0 || (gone.length > 0 && same.length > 0) || weighedAnew(changes).length > 0;
    if (!isOther) report(MESSAGES.nothing, { found: read });
    else if (criteria.length === 0) add(fresh, { found: read });
    else report(fillTemplate(MESSAGES.changes, counts), { found: read, isAsked: true });
  };
  const onTake = (text: string): void => {
    const unread = found?.unread.filter((other) => other !== text) ?? [];
    const list = added(criteria, [{ text, weight: '', group: '' }]);
    const more = { found: { criteria: found?.criteria ?? [], unread }, isAsked };
    put(list, fillTemplate(MESSAGES.taken, { title: text }), more);
  };
  const onUndo = (former: readonly CriterionAnswer[]): void => {
    change((latest) => ({ ...latest, criteria: undone(former, latest.criteria) }));
    report(MESSAGES.undone);
  };
  const changes = changesOf(criteria, found?.criteria ?? []);
  const { fresh, gone } = changes;
  const weighed = weighedAnew(changes).map((criterion) => ({ text: fillTemplate(MESSAGES.weight, { ...criterion }) }));
  const onReplace = (): void => put(replaced(criteria, found?.criteria ?? [], MESSAGES.notAsked), MESSAGES.replaced);
  const press = (label: string, onClick: () => void) => (
    <Button type="button" variant="outlined" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <ListSection title={MESSAGES.title} lead={MESSAGES.lead}>
      <QuestionForm
        table={SPECIFICATION_QUESTIONS}
        answers={{ specification: data.specification }}
        onAnswer={(_id, update) => change((latest) => ({ ...latest, specification: update(latest.specification) }))}
        revision={revision}
        path={path}
        onAccept={onRead}
      >
        <Actions>
          <Button type="submit" variant="outlined">
            {MESSAGES.read}
          </Button>
        </Actions>
        <p role="status">{outcome.text && <span key={outcome.count}>{outcome.text}</span>}</p>
        {isAsked && <Changed title={MESSAGES.fresh} texts={textsOf(fresh)} />}
        {isAsked && <Changed title={MESSAGES.gone} texts={textsOf(gone)} />}
        {isAsked && <Changed title={MESSAGES.weighed} texts={textsOf(weighed)} />}
        {(isAsked || before) && (
          <Actions>
            {isAsked && fresh.length > 0 && press(MESSAGES.addAll, () => add(fresh))}
            {isAsked && press(MESSAGES.replace, onReplace)}
            {before && press(MESSAGES.undo, () => onUndo(before))}
          </Actions>
        )}
        <Unread texts={found?.unread ?? []} onTake={onTake} />
      </QuestionForm>
    </ListSection>
  );
}

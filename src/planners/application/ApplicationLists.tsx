import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Actions } from '../../components/ui/Actions';
import { Summary } from '../../components/ui/Summary';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { plainList, stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { EntryEditor } from '../shared/EntryEditor';
import { ListSection } from '../shared/ListSection';
import type { PlannerListsProps } from '../shared/planner-definition';
import { QuestionForm } from '../shared/QuestionForm';
import { valuesIn } from '../shared/read-answers';
import { countWords } from '../shared/typed-text';
import { numberText } from '../shared/value-texts';
import { Counter } from './Counter';
import { added, changesOf, replaced, undone } from './comparison';
import { APPLICATION_MESSAGES } from './messages';
import { doubtsOf, joined, ownText, settled, sourceOf, textOf } from './plan';
import {
  APPLICATION_QUESTIONS,
  type ApplicationAnswers,
  CRITERION_QUESTIONS,
  type CriterionAnswer,
  EMPTY_CRITERION,
  MOST_CRITERIA,
  SPECIFICATION_QUESTIONS,
} from './questions';
import { type Criterion, readSpecification, type Specification } from './specification';

const { specification: MESSAGES, list: LIST, doubts: DOUBTS } = APPLICATION_MESSAGES;
const WEIGHTS: Readonly<Record<string, string>> = CRITERION_QUESTIONS.weight.options;

/** The questions about a criterion; the example of another one can be chosen where there is any. */
function tableFor(draft: CriterionAnswer, all: readonly CriterionAnswer[]) {
  const { answer, same } = CRITERION_QUESTIONS;
  const others = all.filter((entry) => entry.id !== draft.id && entry.answer === 'example' && sourceOf(entry, all));
  const { same: _same, ...alone } = answer.options;
  const options = Object.fromEntries(others.map(({ id, text }) => [id, text]));
  const hasOthers = others.length > 0 || draft.answer === 'same';
  return {
    ...CRITERION_QUESTIONS,
    answer: { ...answer, options: hasOthers ? answer.options : alone },
    same: { ...same, options },
  };
}

/** What answers a criterion, and what may be worth another look. */
function About({
  entry,
  all,
  onWeight,
}: {
  readonly entry: CriterionAnswer;
  readonly all: readonly CriterionAnswer[];
  readonly onWeight: (weight: string) => void;
}) {
  const source = sourceOf(entry, all);
  const state = source ? source !== entry && fillTemplate(LIST.byOther, { title: source.text }) : LIST.open;
  return (
    <>
      <div>{[WEIGHTS[entry.weight], entry.group].filter(Boolean).join(', ')}</div>
      {entry.weight === '' && (
        <Box sx={{ color: 'text.primary', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
          <Box sx={{ flexBasis: '100%' }}>{LIST.weight}</Box>
          {Object.entries(WEIGHTS).map(([weight, label]) => (
            <Button key={weight} type="button" size="small" variant="outlined" onClick={() => onWeight(weight)}>
              {label}
              <VisuallyHidden>{` ${entry.text}`}</VisuallyHidden>
            </Button>
          ))}
        </Box>
      )}
      {state && <Box sx={{ color: 'text.primary', fontWeight: source ? undefined : 600 }}>{state}</Box>}
      {doubtsOf(entry, all).map((doubt) => (
        <Box key={doubt} sx={{ color: 'text.primary' }}>
          {DOUBTS[doubt]}
        </Box>
      ))}
    </>
  );
}

/** Criteria that a pasted text adds, no longer has, or may have. */
function Texts({ texts, onTake }: { readonly texts: readonly string[]; readonly onTake?: (text: string) => void }) {
  return (
    <Box component="ul" sx={onTake && { ...plainList, ...stack('12px') }}>
      {[...new Set(texts)].map((text) => (
        <Box
          component="li"
          key={text}
          sx={onTake && { ...stack('6px'), justifyItems: 'start', overflowWrap: 'anywhere' }}
        >
          {text}
          {onTake && (
            <Button type="button" size="small" variant="outlined" onClick={() => onTake(text)}>
              {MESSAGES.take}
              <VisuallyHidden>{` ${text}`}</VisuallyHidden>
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** The length of the answer in the fields and of the whole text, beside what the form takes. */
function lengthText(data: ApplicationAnswers): string {
  const { limit, unit } = valuesIn(APPLICATION_QUESTIONS, data);
  const sized = (template: string, text: string): string => {
    const values = { words: numberText(countWords(text)), characters: numberText(text.length) };
    return text && fillTemplate(template, values);
  };
  const taken = limit === null ? '' : fillTemplate(LIST.limit, { limit: numberText(limit), unit: unit ?? '' });
  return [sized(LIST.answer, ownText(data.criterionDraft)), sized(LIST.whole, textOf(data).text), taken]
    .join(' ')
    .trim();
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

/** The field for the person specification, and the editor for its criteria with their answers. */
export function ApplicationLists({ data, change, revision, path }: PlannerListsProps<ApplicationAnswers>) {
  const [last, setOutcome] = useState<Outcome>({ text: '', count: 0, revision });
  const outcome: Partial<Outcome> = last.revision === revision ? last : {};
  const { criteria, criterionDraft } = data;
  const { found } = outcome;
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
    const { fresh, gone, same } = changesOf(criteria, read.criteria);
    const answered = same.filter(([entry]) => sourceOf(entry, criteria)).length;
    const counts = { fresh: fresh.length, gone: gone.length, same: same.length, answered };
    if (fresh.length === 0 && (gone.length === 0 || same.length === 0)) report(MESSAGES.nothing, { found: read });
    else if (criteria.length === 0) add(fresh, { found: read });
    else report(fillTemplate(MESSAGES.changes, counts), { found: read, isAsked: true });
  };
  const onTake = (text: string): void => {
    const unread = found?.unread.filter((other) => other !== text) ?? [];
    const list = added(criteria, [{ text, weight: '', group: '' }]);
    const more = { found: { criteria: found?.criteria ?? [], unread }, isAsked: outcome.isAsked };
    put(list, fillTemplate(MESSAGES.taken, { title: text }), more);
  };
  const onUndo = (before: readonly CriterionAnswer[]): void => {
    change((latest) => ({ ...latest, criteria: undone(before, latest.criteria) }));
    report(MESSAGES.undone);
  };
  const onWeight = (id: string, weight: string): void => {
    const weighed = (entry: CriterionAnswer): CriterionAnswer => (entry.id === id ? { ...entry, weight } : entry);
    change((latest) => ({ ...latest, criteria: latest.criteria.map(weighed) }));
  };
  const { fresh, gone } = changesOf(criteria, found?.criteria ?? []);
  const offered: readonly (readonly [label: string, onClick: () => void] | false | undefined)[] = [
    outcome.isAsked && [MESSAGES.addAll, () => add(fresh)],
    found &&
      outcome.isAsked && [
        MESSAGES.replace,
        () => put(replaced(criteria, found.criteria, MESSAGES.notAsked), MESSAGES.replaced),
      ],
    outcome.before && [MESSAGES.undo, () => outcome.before && onUndo(outcome.before)],
  ];
  const changed = [
    [MESSAGES.fresh, fresh.map(({ text }) => text)],
    [MESSAGES.gone, gone.map(({ text }) => text)],
  ] as const;
  return (
    <>
      <ListSection title={MESSAGES.title} lead={MESSAGES.lead}>
        <QuestionForm
          table={SPECIFICATION_QUESTIONS}
          answers={{ specification: data.specification }}
          onAnswer={(_id, specification) => change((latest) => ({ ...latest, specification }))}
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
          {changed.map(
            ([title, texts]) =>
              outcome.isAsked &&
              texts.length > 0 && (
                <div key={title}>
                  <strong>{title}</strong>
                  <Texts texts={texts} />
                </div>
              ),
          )}
          {offered.some(Boolean) && (
            <Actions>
              {offered.map(
                (button) =>
                  button && (
                    <Button key={button[0]} type="button" variant="outlined" onClick={button[1]}>
                      {button[0]}
                    </Button>
                  ),
              )}
            </Actions>
          )}
          {found && found.unread.length > 0 && (
            <details>
              <Summary sx={{ width: 'fit-content', minHeight: 44, py: 1.25 }}>
                {fillTemplate(MESSAGES.unread, { count: found.unread.length })}
              </Summary>
              <Texts texts={found.unread} onTake={onTake} />
            </details>
          )}
        </QuestionForm>
      </ListSection>
      <EntryEditor
        key={revision}
        messages={LIST}
        warning={LIST.warning}
        most={MOST_CRITERIA}
        path={path}
        table={tableFor(criterionDraft, criteria)}
        prefix="criterion-"
        titleOf={({ text }) => text}
        about={(entry) => <About entry={entry} all={criteria} onWeight={(weight) => onWeight(entry.id, weight)} />}
        below={<Counter text={lengthText(data)} />}
        isOrdered
        joinOf={joined}
        empty={EMPTY_CRITERION}
        list={{ entries: criteria, draft: criterionDraft }}
        onList={(update) =>
          change((latest) => {
            const { entries, draft } = update({ entries: latest.criteria, draft: latest.criterionDraft });
            return { ...latest, criteria: settled(latest.criteria, entries), criterionDraft: draft };
          })
        }
      />
    </>
  );
}

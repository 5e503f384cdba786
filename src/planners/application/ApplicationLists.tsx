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
import { added, changesOf, replaced, undone } from './comparison';
import { APPLICATION_MESSAGES } from './messages';
import { doubtsOf, joined, settled, sourceOf } from './plan';
import {
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
          <span>{LIST.weight}</span>
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

/** What the last press found, and the list before and after the last change that it made. */
interface Outcome {
  readonly text: string;
  readonly count: number;
  readonly revision: number;
  readonly found?: Specification;
  /** Whether the visitor has to choose between adding and replacing. */
  readonly isAsked?: boolean;
  readonly before?: readonly CriterionAnswer[];
}

/** Criteria that a pasted text adds or no longer has. */
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

/** The field for the person specification, and the editor for its criteria with their answers. */
export function ApplicationLists({ data, change, revision, path }: PlannerListsProps<ApplicationAnswers>) {
  const [outcome, setOutcome] = useState<Outcome>({ text: '', count: 0, revision });
  const { criteria, criterionDraft } = data;
  const report = (text: string, more: Partial<Outcome> = {}): void =>
    setOutcome(({ count, found }) => ({ text, count: count + 1, revision, found, ...more }));
  const put = (list: readonly CriterionAnswer[], text: string, more: Partial<Outcome> = {}): void => {
    const isFull = list.length > MOST_CRITERIA;
    report(
      isFull ? fillTemplate(MESSAGES.full, { most: MOST_CRITERIA }) : text,
      isFull ? more : { before: criteria, ...more },
    );
    if (!isFull) change((latest) => ({ ...latest, criteria: list }));
  };
  const addedText = (fresh: readonly Criterion[]): string => {
    const weighed = (weight: string): number => fresh.filter((each) => each.weight === weight).length;
    return fillTemplate(MESSAGES.added, {
      essential: weighed('essential'),
      desirable: weighed('desirable'),
      asked: weighed(''),
    });
  };
  const onRead = (): void => {
    const found = readSpecification(data.specification);
    const { fresh, gone, same } = changesOf(criteria, found.criteria);
    const answered = same.filter(([entry]) => sourceOf(entry, criteria)).length;
    const counts = { fresh: fresh.length, gone: gone.length, same: same.length, answered };
    if (fresh.length === 0 && (gone.length === 0 || same.length === 0)) report(MESSAGES.nothing, { found });
    else if (criteria.length === 0) put(added(criteria, fresh), addedText(fresh), { found });
    else report(fillTemplate(MESSAGES.changes, counts), { found, isAsked: true });
  };
  const isCurrent = outcome.revision === revision;
  const found = isCurrent ? outcome.found : undefined;
  const changes = found && outcome.isAsked ? changesOf(criteria, found.criteria) : null;
  const unread = found?.unread ?? [];
  const undo = isCurrent && outcome.before;
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
          <p role="status">{isCurrent && <span key={outcome.count}>{outcome.text}</span>}</p>
          {found && changes && (
            <>
              <Changed title={MESSAGES.fresh} texts={changes.fresh.map(({ text }) => text)} />
              <Changed title={MESSAGES.gone} texts={changes.gone.map(({ text }) => text)} />
              <Actions>
                <Button
                  type="button"
                  variant="outlined"
                  onClick={() => put(added(criteria, changes.fresh), addedText(changes.fresh))}
                >
                  {MESSAGES.addAll}
                </Button>
                <Button
                  type="button"
                  variant="outlined"
                  onClick={() => put(replaced(criteria, found.criteria, MESSAGES.notAsked), MESSAGES.replaced)}
                >
                  {MESSAGES.replace}
                </Button>
              </Actions>
            </>
          )}
          {undo && (
            <Actions>
              <Button
                type="button"
                variant="outlined"
                size="small"
                onClick={() => {
                  change((latest) => ({ ...latest, criteria: undone(undo, latest.criteria) }));
                  report(MESSAGES.undone);
                }}
              >
                {MESSAGES.undo}
              </Button>
            </Actions>
          )}
          {unread.length > 0 && (
            <details>
              <Summary sx={{ width: 'fit-content', minHeight: 44, py: 1.25 }}>
                {fillTemplate(MESSAGES.unread, { count: unread.length })}
              </Summary>
              <Box component="ul" sx={{ ...plainList, ...stack('12px') }}>
                {unread.map((text) => (
                  <Box
                    component="li"
                    key={text}
                    sx={{ ...stack('6px'), justifyItems: 'start', overflowWrap: 'anywhere' }}
                  >
                    {text}
                    <Button
                      type="button"
                      size="small"
                      variant="outlined"
                      onClick={() => {
                        const rest = {
                          criteria: found?.criteria ?? [],
                          unread: unread.filter((other) => other !== text),
                        };
                        const list = added(criteria, [{ text, weight: '', group: '' }]);
                        put(list, fillTemplate(MESSAGES.taken, { title: text }), {
                          found: rest,
                          isAsked: outcome.isAsked,
                        });
                      }}
                    >
                      {MESSAGES.take}
                      <VisuallyHidden>{` ${text}`}</VisuallyHidden>
                    </Button>
                  </Box>
                ))}
              </Box>
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
        about={(entry) => (
          <About
            entry={entry}
            all={criteria}
            onWeight={(weight) =>
              change((latest) => ({
                ...latest,
                criteria: latest.criteria.map((each) => (each.id === entry.id ? { ...each, weight } : each)),
              }))
            }
          />
        )}
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

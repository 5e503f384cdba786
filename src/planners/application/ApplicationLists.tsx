import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Actions } from '../../components/ui/Actions';
import { fillTemplate } from '../../utils/fill-template';
import { EntryEditor } from '../shared/EntryEditor';
import { withIds } from '../shared/entry-list';
import { ListSection } from '../shared/ListSection';
import type { PlannerListsProps } from '../shared/planner-definition';
import { QuestionForm } from '../shared/QuestionForm';
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
import { criteriaIn } from './specification';

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
function About({ entry, all }: { readonly entry: CriterionAnswer; readonly all: readonly CriterionAnswer[] }) {
  const source = sourceOf(entry, all);
  const state = source ? source !== entry && fillTemplate(LIST.byOther, { title: source.text }) : LIST.open;
  return (
    <>
      <div>{[WEIGHTS[entry.weight], entry.group].filter(Boolean).join(', ')}</div>
      {state && <Box sx={{ color: 'text.primary', fontWeight: source ? undefined : 600 }}>{state}</Box>}
      {doubtsOf(entry, all).map((doubt) => (
        <Box key={doubt} sx={{ color: 'text.primary' }}>
          {DOUBTS[doubt]}
        </Box>
      ))}
    </>
  );
}

/** The entries with the criteria of the pasted text that the list does not have yet, and what to report. */
function withPasted(data: ApplicationAnswers): readonly [data: ApplicationAnswers, report: string] {
  const has = new Set(data.criteria.map(({ text }) => text));
  const found = criteriaIn(data.specification).filter(({ text }) => !has.has(text) && has.add(text));
  if (found.length === 0) return [data, MESSAGES.nothing];
  if (data.criteria.length + found.length > MOST_CRITERIA) {
    return [data, fillTemplate(MESSAGES.full, { most: MOST_CRITERIA })];
  }
  const essential = found.filter(({ weight }) => weight === 'essential').length;
  const counts = { essential, desirable: found.length - essential };
  const criteria = withIds([...data.criteria, ...found.map((criterion) => ({ ...EMPTY_CRITERION, ...criterion }))]);
  return [{ ...data, criteria }, fillTemplate(MESSAGES.added, counts)];
}

/** The field for the person specification, and the editor for its criteria with their answers. */
export function ApplicationLists({ data, change, revision, path }: PlannerListsProps<ApplicationAnswers>) {
  const [outcome, setOutcome] = useState({ text: '', count: 0, revision });
  const { criteria, criterionDraft } = data;
  const onRead = (): void => {
    setOutcome(({ count }) => ({ text: withPasted(data)[1], count: count + 1, revision }));
    change((latest) => withPasted(latest)[0]);
  };
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
          <p role="status">{outcome.revision === revision && <span key={outcome.count}>{outcome.text}</span>}</p>
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
        about={(entry) => <About entry={entry} all={criteria} />}
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

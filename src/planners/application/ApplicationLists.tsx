import { memo } from 'react';
import { fillTemplate } from '../../utils/fill-template';
import { type About, EntryEditor } from '../shared/EntryEditor';
import type { PlannerListsProps } from '../shared/planner-definition';
import { Counter } from './Counter';
import { APPLICATION_MESSAGES } from './messages';
import { type Answered, answeredOf, joined, ownText, settled } from './plan';
import {
  type ApplicationAnswers,
  CRITERION_QUESTIONS,
  type CriterionAnswer,
  EMPTY_CRITERION,
  MOST_CRITERIA,
} from './questions';
import { SpecificationForm } from './SpecificationForm';

const { list: LIST, doubts: DOUBTS } = APPLICATION_MESSAGES;
const WEIGHTS: Readonly<Record<string, string>> = CRITERION_QUESTIONS.weight.options;

/** The questions about a criterion; the example of another one can be chosen where there is any. */
function tableFor(open: CriterionAnswer, all: readonly CriterionAnswer[]) {
  const { answer, same } = CRITERION_QUESTIONS;
  const others = all.filter((entry) => entry.id !== open.id && entry.answer === 'example' && ownText(entry) !== '');
  const { same: _same, ...alone } = answer.options;
  const options = Object.fromEntries(others.map(({ id, text }) => [id, text]));
  const hasOthers = others.length > 0 || open.answer === 'same';
  return {
    ...CRITERION_QUESTIONS,
    answer: { ...answer, options: hasOthers ? answer.options : alone },
    same: { ...same, options },
  };
}

/** Each weight by its label, as a change of a criterion. */
const ANSWERS = Object.fromEntries(Object.entries(WEIGHTS).map(([weight, label]) => [label, { weight }]));

/** What stands under a criterion's title: its weight, what answers it, and what may be worth another look. */
function aboutOf({ criterion, source, doubts }: Answered): About {
  const { text, weight, group } = criterion;
  const isOther = source !== null && source !== criterion;
  return {
    text: [WEIGHTS[weight], group].filter(Boolean).join(', '),
    choice: weight === '' ? { label: LIST.weight, answers: ANSWERS } : undefined,
    strong: source ? undefined : LIST.open,
    notes: [
      ...(isOther ? [fillTemplate(LIST.byOther, { title: source.text })] : []),
      ...doubts.map((doubt) => DOUBTS[doubt]),
      ...(text.includes('\n') ? [LIST.full] : []),
    ],
  };
}

/** The field for the person specification, and the editor for its criteria with their answers. */
export const ApplicationLists = memo(function ApplicationLists(props: PlannerListsProps<ApplicationAnswers>) {
  const { data, change, revision, path } = props;
  const { criteria } = data;
  const answered = new Map(answeredOf(criteria).map((each) => [each.criterion, each]));
  return (
    <>
      <SpecificationForm key={revision} {...props} />
      <EntryEditor
        key={`criteria-${revision}`}
        messages={LIST}
        warning={LIST.warning}
        most={MOST_CRITERIA}
        path={path}
        tableOf={(open) => tableFor(open, criteria)}
        prefix="criterion-"
        about={(criterion) => aboutOf(answered.get(criterion) ?? { criterion, source: null, doubts: [] })}
        below={(open) => <Counter open={open} answers={data} />}
        isOrdered
        joinOf={joined}
        empty={EMPTY_CRITERION}
        entries={criteria}
        onEntries={(update) => change((latest) => ({ ...latest, criteria: update(latest.criteria) }))}
        settled={settled}
      />
    </>
  );
});

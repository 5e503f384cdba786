import Box from '@mui/material/Box';
import { memo, useMemo } from 'react';
import { fillTemplate } from '../../utils/fill-template';
import { EntryEditor } from '../shared/EntryEditor';
import type { PlannerListsProps } from '../shared/planner-definition';
import { SmallButton } from '../shared/SmallButton';
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

/** What stands under a criterion's title: its weight, what answers it, and what may be worth another look. */
function aboutOf({ criterion, source, doubts }: Answered) {
  const { id, text, weight, group } = criterion;
  const state = source ? source !== criterion && fillTemplate(LIST.byOther, { title: source.text }) : LIST.open;
  const notes = [...doubts.map((doubt) => DOUBTS[doubt]), ...(text.includes('\n') ? [LIST.full] : [])];
  return {
    id,
    text,
    weight,
    place: [WEIGHTS[weight], group].filter(Boolean).join(', '),
    isOpen: !source,
    state,
    notes,
  };
}

interface AboutProps extends ReturnType<typeof aboutOf> {
  readonly onWeight: (id: string, weight: string) => void;
}

function About({ id, text, weight, place, isOpen, state, notes, onWeight }: AboutProps) {
  return (
    <>
      <div>{place}</div>
      {weight === '' && (
        <Box sx={{ color: 'text.primary', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
          <Box sx={{ flexBasis: '100%' }}>{LIST.weight}</Box>
          {Object.entries(WEIGHTS).map(([value, label]) => (
            <SmallButton key={value} label={label} about={text} onClick={() => onWeight(id, value)} />
          ))}
        </Box>
      )}
      {state && <Box sx={{ color: 'text.primary', fontWeight: isOpen ? 600 : undefined }}>{state}</Box>}
      {notes.map((note) => (
        <Box key={note} sx={{ color: 'text.primary' }}>
          {note}
        </Box>
      ))}
    </>
  );
}

const titleOf = ({ text }: CriterionAnswer): string => text;

/** The field for the person specification, and the editor for its criteria with their answers. */
export const ApplicationLists = memo(function ApplicationLists(props: PlannerListsProps<ApplicationAnswers>) {
  const { data, change, revision, path } = props;
  const { criteria } = data;
  // The same as long as its words are, so that a letter in an answer draws that answer alone.
  const abouts = JSON.stringify(answeredOf(criteria).map(aboutOf));
  const about = useMemo(() => {
    const all: readonly ReturnType<typeof aboutOf>[] = JSON.parse(abouts);
    const byId = new Map(all.map((each) => [each.id, each]));
    const onWeight = (id: string, weight: string): void =>
      change((latest) => ({
        ...latest,
        criteria: latest.criteria.map((each) => (each.id === id ? { ...each, weight } : each)),
      }));
    return ({ id }: CriterionAnswer) => {
      const found = byId.get(id);
      return found && <About {...found} onWeight={onWeight} />;
    };
  }, [abouts, change]);
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
        titleOf={titleOf}
        about={about}
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

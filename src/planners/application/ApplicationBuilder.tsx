import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useCopy } from '../../hooks/use-copy';
import { stack } from '../../theme/mixins';
import type { Day } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import type { PlanEvent } from '../shared/calendar-file';
import { createPlanner } from '../shared/create-planner';
import { countdown } from '../shared/result-dates';
import type { NextStep } from '../shared/results/NextAction';
import type { PlannerResults, ResultSource } from '../shared/results/ResultSections';
import { TitledSection } from '../shared/results/TitledSection';
import { SmallButton } from '../shared/SmallButton';
import { numberText } from '../shared/value-texts';
import { ApplicationLists } from './ApplicationLists';
import { APPLICATION_MESSAGES } from './messages';
import { type Answered, type ApplicationPlan, type Block, ownSize, ownText, PARTS, planOf } from './plan';
import {
  APPLICATION_FORMAT,
  APPLICATION_QUESTIONS,
  type ApplicationAnswers,
  CRITERION_QUESTIONS,
  type CriterionAnswer,
} from './questions';

const { results: MESSAGES, doubts: DOUBTS, questions: QUESTIONS, proved: PROVED } = APPLICATION_MESSAGES;
const WEIGHTS: Readonly<Record<string, string>> = CRITERION_QUESTIONS.weight.options;

/** A question and key words, side by side if there is room. */
const PAIR = {
  display: 'grid',
  gap: '4px 24px',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  breakInside: 'avoid',
  '& > dd': { margin: 0 },
};

/** Words that are shown of a part. */
const KEY_WORDS = 8;

const isEach = ({ per }: ApplicationAnswers): boolean => per === 'answer';

/** The next step: an open criterion, fewer words, or the last look. The text can be copied in each. */
function nextStep(
  { answers, answered, open, text, size, limit }: ApplicationPlan,
  today: Day,
  event?: PlanEvent,
): NextStep {
  const over = limit === null ? 0 : Math.max(0, size - limit);
  const kind = answered.length === 0 ? 'paste' : open[0] ? 'answer' : over > 0 ? 'shorten' : 'check';
  return {
    title: fillTemplate(MESSAGES.next[kind], {
      title: open[0]?.text ?? '',
      words: over,
      unit: answers.unit,
      what: MESSAGES.limited[isEach(answers) ? 'answer' : 'text'],
    }),
    countdown: event && fillTemplate(MESSAGES.closes, { time: countdown(today, event.day) }),
    texts: [MESSAGES.nextText[kind]],
    letter: text === '' ? null : { words: MESSAGES.letter, text },
    save: event && { event, suffix: '' },
  };
}

function Points({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  const items = [...new Set(texts)].map((text) => <li key={text}>{text}</li>);
  return <TitledSection title={title} content={<ul>{items}</ul>} />;
}

function Lacks({ open, answered }: ApplicationPlan) {
  const missing = open.map(({ text, weight }) => `${text} (${WEIGHTS[weight]?.toLowerCase() ?? MESSAGES.weightOpen})`);
  const doubts = answered.flatMap(({ criterion, doubts }) =>
    doubts.map((doubt) => `${criterion.text}: ${DOUBTS[doubt]}`),
  );
  return (
    <Box sx={stack('20px')}>
      <Points title={MESSAGES.missing} texts={missing.length > 0 ? missing : [MESSAGES.complete]} />
      {doubts.length > 0 && <Points title={MESSAGES.doubts} texts={doubts} />}
    </Box>
  );
}

/** A paragraph of the text, to copy for a form with a box for each criterion; selected where the browser does not copy. */
function Part({ source, title }: Pick<Block, 'source'> & { readonly title: string }) {
  const text = ownText(source);
  const { words, characters } = ownSize(source);
  const { field, outcome, copies, copy } = useCopy<HTMLParagraphElement>();
  return (
    <>
      <Typography ref={field} sx={{ whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      <Box sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
        <SmallButton label={MESSAGES.copyPart} about={title || text.slice(0, 40)} onClick={() => void copy(text)} />
        <Typography variant="body2" color="textSecondary">
          {fillTemplate(MESSAGES.size, {
            words: numberText(words),
            characters: numberText(characters),
          })}
        </Typography>
        <Typography variant="body2" role="status">
          {outcome && <span key={copies}>{MESSAGES.letter[outcome]}</span>}
        </Typography>
      </Box>
    </>
  );
}

const isSameBlock = (one: Block, other: Block): boolean =>
  one.source === other.source &&
  one.headings.length === other.headings.length &&
  one.headings.every((entry, index) => entry === other.headings[index]);

// A letter in an answer draws that answer alone.
const BlockOfText = memo(function BlockOfText({ headings, source }: Block) {
  return (
    <Box sx={stack('4px')}>
      {headings.map((criterion) => (
        <Typography key={criterion.id} variant="h4">
          {criterion.text}
        </Typography>
      ))}
      <Part source={source} title={headings[0]?.text ?? ''} />
    </Box>
  );
}, isSameBlock);

function TextSheet({ blocks }: ApplicationPlan) {
  if (blocks.length === 0) return <p>{MESSAGES.text.empty}</p>;
  return (
    <Box sx={{ ...stack('20px'), maxWidth: '42rem' }}>
      {blocks.map((block) => (
        <BlockOfText key={block.source.id} {...block} />
      ))}
    </Box>
  );
}

const beginning = (words: string): RegExp => new RegExp(`\\b(?:${words})`, 'i');
const IS_PROVED = beginning(PROVED);
const ASKED = Object.entries(QUESTIONS).map(([words, question]) => [beginning(words), question] as const);

/** A question for each criterion that one fits, by the criterion's id; none is used twice. */
function questionsFor(answered: ApplicationPlan['answered']): ReadonlyMap<string, string> {
  const questions = new Map<string, string>();
  for (const { criterion, source } of answered) {
    const isProved = source?.answer === 'fact' || IS_PROVED.test(criterion.text);
    const [, question] = ASKED.find(([words]) => words.test(criterion.text)) ?? [];
    if (question && !isProved && ![...questions.values()].includes(question)) questions.set(criterion.id, question);
  }
  return questions;
}

/** How the parts of an example begin, or a fact. */
function keyWords(source: CriterionAnswer | null): readonly string[] {
  if (!source) return [MESSAGES.interview.none];
  if (source.answer === 'fact') return [source.fact];
  return PARTS.filter((part) => source[part].trim() !== '').map((part) => {
    const words = source[part].trim().split(/\s+/);
    return `${CRITERION_QUESTIONS[part].label}: ${words.slice(0, KEY_WORDS).join(' ')}${words.length > KEY_WORDS ? ' …' : ''}`;
  });
}

interface AskedProps extends Pick<Answered, 'criterion' | 'source'> {
  readonly question?: string;
}

const Asked = memo(function Asked({ criterion, source, question }: AskedProps) {
  return (
    <Box sx={PAIR}>
      <dt>
        {question && <strong>{question}</strong>}
        <Typography variant="body2" component="div" color="textSecondary">
          {criterion.text}
        </Typography>
      </dt>
      <dd>
        {keyWords(source).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </dd>
    </Box>
  );
});

function InterviewSheet({ answered }: ApplicationPlan) {
  const questions = questionsFor(answered);
  return (
    <>
      <p>{MESSAGES.interview.lead}</p>
      <Box component="dl" sx={{ ...stack('20px'), margin: 0 }}>
        {answered.map(({ criterion, source }) => (
          <Asked key={criterion.id} criterion={criterion} source={source} question={questions.get(criterion.id)} />
        ))}
      </Box>
    </>
  );
}

function resultsOf(plan: ApplicationPlan, { today }: ResultSource<ApplicationAnswers>): PlannerResults {
  const { answered, open, size, limit, closes, answers } = plan;
  const { figures, event, interview } = MESSAGES;
  const { post } = answers;
  const weighed = (list: readonly CriterionAnswer[], as: string) => list.filter(({ weight }) => weight === as).length;
  const criteria = answered.map(({ criterion }) => criterion);
  const of = (done: number, all: number) => fillTemplate(MESSAGES.of, { done: numberText(done), all: numberText(all) });
  const all = answered.length;
  const done = all - open.length;
  const isAhead = closes && today && closes >= today;
  const closing = isAhead
    ? { id: 'closes', day: closes, title: event.title, text: fillTemplate(event.text, { post }) }
    : undefined;
  return {
    entered: fillTemplate(MESSAGES.entered, {
      all,
      post,
      essential: weighed(criteria, 'essential'),
      desirable: weighed(criteria, 'desirable'),
    }),
    summary: fillTemplate(MESSAGES.summary, { done, all }),
    next: today ? nextStep(plan, today, closing) : null,
    headlines: [
      [of(done, all), figures.done],
      [String(weighed(open, 'essential')), figures.essential],
      [
        limit === null ? numberText(size) : of(size, limit),
        isEach(answers) ? fillTemplate(MESSAGES.longest, { unit: answers.unit }) : answers.unit,
      ],
    ],
    reasons: all > 0 && <Lacks {...plan} />,
    main: { title: MESSAGES.text.title, content: <TextSheet {...plan} /> },
    details: [
      all > 0 && { title: interview.title, isOwnSheet: true, blocks: [<InterviewSheet key="sheet" {...plan} />] },
    ],
    events: closing && [closing],
    note: MESSAGES.note,
  };
}

/** The application builder: from a person specification to the text of an application, and questions for the interview. */
export const ApplicationBuilder = createPlanner({
  format: APPLICATION_FORMAT,
  table: APPLICATION_QUESTIONS,
  messages: APPLICATION_MESSAGES,
  planOf,
  Lists: ApplicationLists,
  resultsOf,
});

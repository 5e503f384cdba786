import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plannerPath } from '../../routes';
import { stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { createPlanner } from '../shared/create-planner';
import { countdown } from '../shared/result-dates';
import type { PlannerResults, ResultSource } from '../shared/results/ResultSections';
import { write } from '../shared/results/write-values';
import { ApplicationLists } from './ApplicationLists';
import { APPLICATION_MESSAGES } from './messages';
import { type ApplicationPlan, PARTS, planOf } from './plan';
import {
  APPLICATION_FORMAT,
  APPLICATION_QUESTIONS,
  CRITERION_QUESTIONS,
  type CriterionEntry,
  type Entries,
} from './questions';

const { results: MESSAGES, doubts: DOUBTS, questions: QUESTIONS } = APPLICATION_MESSAGES;
const WEIGHTS: Readonly<Record<string, string>> = CRITERION_QUESTIONS.weight.options;

/** A question and key words, side by side if there is room. */
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '4px 24px',
  breakInside: 'avoid',
  '& > dd': { margin: 0 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Words that are shown of a part. */
const KEY_WORDS = 8;

/** The last day for the application; null if it is not given or has passed. */
function closingEvent({ closes, entries }: ApplicationPlan, today: string | null) {
  const { title, text } = MESSAGES.event;
  if (!closes || !today || closes < today) return null;
  return { id: 'closes', day: closes, title, text: fillTemplate(text, { post: entries.post }) };
}

/** The next step: an open criterion, fewer words, or the last look. The text can be copied in each. */
function nextStep(plan: ApplicationPlan, { today }: ResultSource<Entries>): PlannerResults['next'] {
  const { answered, open, closes, text, words, limit } = plan;
  const over = limit === null ? 0 : Math.max(0, words - limit);
  const kind = answered.length === 0 ? 'paste' : open[0] ? 'answer' : over > 0 ? 'shorten' : 'check';
  const event = closingEvent(plan, today);
  return {
    title: fillTemplate(MESSAGES.next[kind], { title: open[0]?.text ?? '', words: over }),
    countdown: today && event && closes ? fillTemplate(MESSAGES.closes, { time: countdown(today, closes) }) : undefined,
    text: <p>{MESSAGES.nextText[kind]}</p>,
    letter: text === '' ? null : { words: MESSAGES.letter, text },
    save: event && { event, suffix: '' },
  };
}

function Points({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return (
    <Box role="group" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Box>
  );
}

/** What the text lacks, above it. */
function Lacks({ open, answered }: ApplicationPlan) {
  const missing = open.map(({ text, weight }) => `${text} (${WEIGHTS[weight]?.toLowerCase()})`);
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

/** The text, with the criteria above their answers if the form should have them. */
function TextSheet({ blocks, entries }: ApplicationPlan) {
  if (blocks.length === 0) return <p>{MESSAGES.text.empty}</p>;
  return (
    <Box sx={{ ...stack('20px'), maxWidth: '42rem' }}>
      {blocks.map(({ criteria, text }) => (
        <Box key={criteria[0]?.id} sx={stack('4px')}>
          {(entries.headings === 'no' ? [] : criteria).map((criterion) => (
            <Typography key={criterion.id} variant="h4">
              {criterion.text}
            </Typography>
          ))}
          <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const questionFor = (title: string): string =>
  fillTemplate(Object.entries(QUESTIONS).find(([words]) => new RegExp(words, 'i').test(title))?.[1] ?? '', { title });

/** How the parts of an example begin, or a fact. */
function keyWords(source: CriterionEntry | null): readonly string[] {
  if (!source) return [MESSAGES.interview.none];
  if (source.answer === 'fact') return [source.fact];
  return PARTS.filter((part) => source[part].trim() !== '').map((part) => {
    const words = source[part].trim().split(/\s+/);
    return `${CRITERION_QUESTIONS[part].label}: ${words.slice(0, KEY_WORDS).join(' ')}${words.length > KEY_WORDS ? ' …' : ''}`;
  });
}

function InterviewSheet({ answered }: ApplicationPlan) {
  return (
    <>
      <p>{MESSAGES.interview.lead}</p>
      <Box component="dl" sx={{ ...stack('20px'), margin: 0 }}>
        {answered.map(({ criterion, source }) => (
          <Pair key={criterion.id}>
            <dt>
              <strong>{questionFor(criterion.text)}</strong>
              <Typography variant="body2" component="div" color="textSecondary">
                {criterion.text}
              </Typography>
            </dt>
            <dd>
              {keyWords(source).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </dd>
          </Pair>
        ))}
      </Box>
    </>
  );
}

/** The application: what comes next, what is missing, the text and the interview. */
function resultsOf(plan: ApplicationPlan, source: ResultSource<Entries>): PlannerResults {
  const { answered, open, words, limit, entries } = plan;
  const { figures } = MESSAGES;
  const [all, left] = [answered.length, open.length];
  const essential = (list: readonly CriterionEntry[]): number =>
    list.filter(({ weight }) => weight !== 'desirable').length;
  const of = (done: number, whole: number): string =>
    fillTemplate(MESSAGES.of, { done: write.number(done), all: write.number(whole) });
  const counts = { essential: essential(answered.map(({ criterion }) => criterion)), all, done: all - left };
  const event = closingEvent(plan, source.today);
  return {
    entered: write.fill(MESSAGES.entered, { ...counts, post: entries.post, desirable: all - counts.essential }),
    summary: fillTemplate(MESSAGES.summary, counts),
    next: source.today ? nextStep(plan, source) : null,
    headlines: [
      { key: 'done', value: of(all - left, all), label: figures.done },
      { key: 'open', value: essential(open), label: figures.essential },
      { key: 'words', value: limit === null ? write.number(words) : of(words, limit), label: figures.words },
    ],
    reasons: all > 0 && <Lacks {...plan} />,
    main: { title: MESSAGES.text.title, content: <TextSheet {...plan} /> },
    details:
      all === 0 ? [] : [{ title: MESSAGES.interview.title, isOwnSheet: true, content: <InterviewSheet {...plan} /> }],
    events: event ? [event] : [],
    note: MESSAGES.note,
  };
}

/** The application builder: from a person specification to the text of an application, and questions for the interview. */
export const ApplicationBuilder = createPlanner({
  path: plannerPath('application-builder'),
  format: APPLICATION_FORMAT,
  table: APPLICATION_QUESTIONS,
  messages: APPLICATION_MESSAGES,
  planOf,
  Lists: ApplicationLists,
  resultsOf,
});

import { factIds } from '../facts/placeholders';
import type { PlannerName } from '../routes';
import { APPLICATION_MESSAGES } from './application/messages';
import { APPLICATION_QUESTIONS, CRITERION_QUESTIONS, SPECIFICATION_QUESTIONS } from './application/questions';
import { FIRST_YEAR_MESSAGES } from './first-year/messages';
import { FIRST_YEAR_FACTS } from './first-year/plan';
import { FIRST_YEAR_QUESTIONS } from './first-year/questions';
import { MATERNITY_MESSAGES } from './maternity/messages';
import { MATERNITY_QUESTIONS } from './maternity/questions';
import { EARNINGS_LIMIT, MATERNITY_FACTS, STANDARD_RATE } from './maternity/rules';
import { REVALIDATION_MESSAGES } from './revalidation/messages';
import { ACCOUNT_QUESTIONS, CPD_QUESTIONS, REVALIDATION_QUESTIONS } from './revalidation/questions';
import { NEW_PROCESS, REVALIDATION_FACTS } from './revalidation/rules';
import { PLANNER_MESSAGES } from './shared/messages';

/** The words in a file of a planner. */
export interface PlannerWords {
  /** Its path in `src/planners`. */
  readonly file: string;
  readonly words: object;
  /** The keys, joined by dots, of the texts in which facts are filled in. */
  readonly filled: RegExp;
}

const HINTS = /(?:^|\.)hint$/;
/** Not the shell's own messages, which are shown as they are. */
const RESULTS = /^(?!(?:form|calendar|example)\.|results\.title$)/;
const NOWHERE = /^$/;

/** What the build needs of each planner: the facts in its rules, and its words. */
export const PLANNER_REGISTRY: Readonly<
  Record<PlannerName, { readonly facts: readonly string[]; readonly words: readonly PlannerWords[] }>
> = {
  'maternity-planner': {
    facts: [...Object.values(MATERNITY_FACTS), STANDARD_RATE, EARNINGS_LIMIT],
    words: [
      { file: 'maternity/messages.ts', words: MATERNITY_MESSAGES, filled: RESULTS },
      { file: 'maternity/questions.ts', words: MATERNITY_QUESTIONS, filled: HINTS },
    ],
  },
  'revalidation-planner': {
    facts: [...Object.values(REVALIDATION_FACTS), NEW_PROCESS],
    words: [
      { file: 'revalidation/messages.ts', words: REVALIDATION_MESSAGES, filled: NOWHERE },
      { file: 'revalidation/questions.ts', words: REVALIDATION_QUESTIONS, filled: HINTS },
      { file: 'revalidation/questions.ts', words: { CPD_QUESTIONS, ACCOUNT_QUESTIONS }, filled: NOWHERE },
    ],
  },
  'first-year-planner': {
    facts: [...Object.values(FIRST_YEAR_FACTS), ...Object.values(REVALIDATION_FACTS)],
    words: [
      { file: 'first-year/messages.ts', words: FIRST_YEAR_MESSAGES, filled: RESULTS },
      { file: 'first-year/questions.ts', words: FIRST_YEAR_QUESTIONS, filled: HINTS },
    ],
  },
  'application-builder': {
    facts: [],
    words: [
      { file: 'application/messages.ts', words: APPLICATION_MESSAGES, filled: NOWHERE },
      { file: 'application/questions.ts', words: APPLICATION_QUESTIONS, filled: HINTS },
      { file: 'application/questions.ts', words: { SPECIFICATION_QUESTIONS, CRITERION_QUESTIONS }, filled: NOWHERE },
    ],
  },
};

/** The ids of all facts that the planners' rules and words name. */
export const ALL_PLANNER_FACTS: readonly string[] = [
  ...Object.values(PLANNER_REGISTRY).flatMap(({ facts, words }) => [...facts, ...factIds(JSON.stringify(words))]),
];

/** All words, with the messages that the planners share. */
export const ALL_PLANNER_WORDS: readonly PlannerWords[] = [
  ...Object.values(PLANNER_REGISTRY).flatMap(({ words }) => words),
  { file: 'shared/messages.ts', words: PLANNER_MESSAGES, filled: NOWHERE },
];

/**
 * Ids of all facts a planner shows or uses.
 * @param copy the copy around it
 * @throws Error for a planner without a row above, which ends the build, since that does not check types
 */
export function plannerFactIds(name: PlannerName, copy: object): readonly string[] {
  const row = PLANNER_REGISTRY[name];
  if (!row)
    throw new Error(`src/planners/registry.ts has no row for "${name}", which PLANNERS in src/routes.ts names.`);
  const texts = JSON.stringify([copy, ...row.words.map((file) => file.words)]);
  return [...new Set([...row.facts, ...factIds(texts)])];
}

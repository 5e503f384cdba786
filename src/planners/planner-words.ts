import type { PlannerCopyType } from '../content/model/collections';
import { FIRST_YEAR_MESSAGES } from './first-year/messages';
import { FIRST_YEAR_QUESTIONS } from './first-year/questions';
import { MATERNITY_MESSAGES } from './maternity/messages';
import { MATERNITY_QUESTIONS } from './maternity/questions';
import { REVALIDATION_MESSAGES } from './revalidation/messages';
import { ACCOUNT_QUESTIONS, CPD_QUESTIONS, REVALIDATION_QUESTIONS } from './revalidation/questions';
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

/** Each planner's messages and questions. */
export const PLANNER_WORDS: Readonly<Record<PlannerCopyType, readonly PlannerWords[]>> = {
  FirstYearPlannerCopy: [
    { file: 'first-year/messages.ts', words: FIRST_YEAR_MESSAGES, filled: RESULTS },
    { file: 'first-year/questions.ts', words: FIRST_YEAR_QUESTIONS, filled: HINTS },
  ],
  MaternityPlannerCopy: [
    { file: 'maternity/messages.ts', words: MATERNITY_MESSAGES, filled: RESULTS },
    { file: 'maternity/questions.ts', words: MATERNITY_QUESTIONS, filled: HINTS },
  ],
  RevalidationPlannerCopy: [
    { file: 'revalidation/messages.ts', words: REVALIDATION_MESSAGES, filled: NOWHERE },
    { file: 'revalidation/questions.ts', words: REVALIDATION_QUESTIONS, filled: HINTS },
    { file: 'revalidation/questions.ts', words: { CPD_QUESTIONS, ACCOUNT_QUESTIONS }, filled: NOWHERE },
  ],
};

/** All of them, with the messages that the planners share. */
export const ALL_PLANNER_WORDS: readonly PlannerWords[] = [
  ...Object.values(PLANNER_WORDS).flat(),
  { file: 'messages.ts', words: PLANNER_MESSAGES, filled: NOWHERE },
];

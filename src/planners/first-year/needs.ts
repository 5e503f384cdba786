import { REVALIDATION_FACTS } from '../revalidation/rules';
import type { PlannerNeeds } from '../shared/planner-source';
import { FIRST_YEAR_MESSAGES } from './messages';
import { FIRST_YEAR_FACTS } from './plan';
import { FIRST_YEAR_QUESTIONS } from './questions';

export const FIRST_YEAR: PlannerNeeds = {
  folder: 'first-year',
  facts: [...Object.values(FIRST_YEAR_FACTS), ...Object.values(REVALIDATION_FACTS)],
  words: { 'messages.ts': FIRST_YEAR_MESSAGES, 'questions.ts': FIRST_YEAR_QUESTIONS },
};

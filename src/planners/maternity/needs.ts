import type { PlannerNeeds } from '../shared/planner-source';
import { MATERNITY_MESSAGES } from './messages';
import { MATERNITY_QUESTIONS } from './questions';
import { EARNINGS_LIMIT, MATERNITY_FACTS, STANDARD_RATE } from './rules';

export const MATERNITY: PlannerNeeds = {
  folder: 'maternity',
  facts: [...Object.values(MATERNITY_FACTS), STANDARD_RATE, EARNINGS_LIMIT],
  words: { 'messages.ts': MATERNITY_MESSAGES, 'questions.ts': MATERNITY_QUESTIONS },
};

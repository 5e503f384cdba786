import type { PlannerNeeds } from '../shared/planner-source';
import { REVALIDATION_MESSAGES } from './messages';
import { ACCOUNT_QUESTIONS, CPD_QUESTIONS, REVALIDATION_QUESTIONS } from './questions';
import { NEW_PROCESS, REVALIDATION_FACTS } from './rules';

export const REVALIDATION: PlannerNeeds = {
  folder: 'revalidation',
  facts: [...Object.values(REVALIDATION_FACTS), NEW_PROCESS],
  words: {
    'messages.ts': REVALIDATION_MESSAGES,
    'questions.ts': { REVALIDATION_QUESTIONS, CPD_QUESTIONS, ACCOUNT_QUESTIONS },
  },
};

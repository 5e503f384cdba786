import type { PlannerNeeds } from '../shared/planner-source';
import { APPLICATION_MESSAGES } from './messages';
import { APPLICATION_QUESTIONS, CRITERION_QUESTIONS, SPECIFICATION_QUESTIONS } from './questions';

export const APPLICATION: PlannerNeeds = {
  folder: 'application',
  facts: [],
  words: {
    'messages.ts': APPLICATION_MESSAGES,
    'questions.ts': { APPLICATION_QUESTIONS, SPECIFICATION_QUESTIONS, CRITERION_QUESTIONS },
  },
};

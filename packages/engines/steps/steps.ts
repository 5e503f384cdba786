import type { Step } from '../support/step';
import { ARTICLE } from './article';
import { CONTACT_FORM } from './contact';
import { EVERY_ROUTE } from './every-route';
import { FAULTS } from './faults';
import { FRAME } from './frame';
import { LISTING } from './listing';
import { PLANNER } from './planner';
import { SERVICES } from './services';

/** Everything that is done in every engine. */
export const STEPS: readonly Step[] = [
  ...EVERY_ROUTE,
  ...FRAME,
  ...LISTING,
  ...ARTICLE,
  ...CONTACT_FORM,
  ...SERVICES,
  ...PLANNER,
  ...FAULTS,
];

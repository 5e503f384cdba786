import { REVALIDATION_PLANNER } from '../../../src/routes';
import { fillTemplate } from '../../../src/utils/fill-template';
import type { Step } from '../support/step';
import { SCRIPTS } from '../support/test-server';

/** What is written; in letters that every keyboard has where it expects them. */
const TOPIC = 'sepsis';

/** The revalidation planner. */
export const PLANNER: readonly Step[] = [
  {
    name: 'learning that is added before the scripts is there once they have come',
    run: async ({ visitor, server, words: { learning } }) => {
      const release = server.hold(SCRIPTS);
      await visitor.open(REVALIDATION_PLANNER);
      await visitor.write({ role: 'textbox', name: learning.topic }, TOPIC);
      await visitor.press({ role: 'button', name: learning.add });
      release();
      await visitor.sees({ role: 'status', text: fillTemplate(learning.added, { title: TOPIC }) });
    },
  },
];

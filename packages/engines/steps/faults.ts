import { HOME, pageDataPath } from '../../../src/routes';
import { elsewhere } from '../support/built-words';
import { changeData } from '../support/change-data';
import type { Query } from '../support/in-page';
import type { Step } from '../support/step';
import { exactly } from '../support/test-server';
import { until } from '../support/until';

/** The error of the section, and what React makes of it. */
const THROWN = /: (console|error): (Uncaught )?(TypeError|Error: Minified React error)/;
const IN_MAIN: Query = { role: 'main' };

/** What a page has in its head, and nothing of what its sections are made from. */
function withoutSections(data: Record<string, unknown>): Record<string, unknown> {
  const { seo, card } = Object(data.copy);
  return { copy: { seo, card } };
}

/** What goes wrong on the way, and what the visitor is told or shown instead. */
export const FAULTS: readonly Step[] = [
  {
    name: 'a section that throws after a press shows the error page, which leads home',
    expected: THROWN,
    run: async ({ visitor, server, words }) => {
      const { error } = words.common;
      const [page] = elsewhere(words);
      changeData(server, page.href, withoutSections);
      await visitor.open(HOME);
      await visitor.hydrate();
      await visitor.followMenu(words, page);
      await visitor.sees({ role: 'heading', name: error.title });
      await visitor.press({ role: 'link', name: error.home, within: IN_MAIN });
      await visitor.sits(HOME);
      await visitor.seesNo({ role: 'heading', name: error.title });
    },
  },
  {
    name: 'a section that throws during hydration shows the error page, and the menu leads on',
    expected: THROWN,
    run: async ({ visitor, server, words }) => {
      const { error } = words.common;
      const [broken, whole] = elsewhere(words);
      changeData(server, broken.href, withoutSections);
      await visitor.open(broken.href);
      await visitor.ask('hydrate');
      await visitor.sees({ role: 'heading', name: error.title });
      await visitor.followMenu(words, whole);
      await visitor.seesNo({ role: 'heading', name: error.title });
      await visitor.sees({ role: 'heading', level: 1, within: IN_MAIN });
    },
  },
  {
    name: 'a page whose data do not come opens from a link all the same',
    // Gatsby tells of it before it loads the whole page.
    expected: /page-data|loading|Failed|failed/,
    run: async ({ visitor, server, words }) => {
      const [page] = elsewhere(words);
      server.change(exactly(pageDataPath(page.href)), (answer) => ({ ...answer, status: 500, body: '' }));
      await visitor.open(HOME);
      const [home = ''] = await visitor.ask('texts', { role: 'heading', level: 1 });
      await visitor.hydrate();
      await visitor.followMenu(words, page);
      await visitor.sees({ role: 'heading', level: 1, within: IN_MAIN });
      await visitor.seesNo({ role: 'heading', level: 1, name: home });
    },
  },
  {
    name: 'these tests notice a page whose HTML differs from its data',
    expected: /./,
    run: async ({ visitor, server, words }) => {
      const [page] = elsewhere(words);
      server.change(exactly(page.href), (answer) => ({
        ...answer,
        body: String(answer.body).replace(/<h1([^>]*)>/, '<h1$1>Something else: '),
      }));
      await visitor.open(page.href);
      await visitor.ask('hydrate');
      await until('the mismatch is reported', async () =>
        server.reports.some((report) => report.includes('React error')),
      );
    },
  },
];

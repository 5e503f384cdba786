import { HOME } from '../../../src/routes';
import { elsewhere } from '../support/built-words';
import type { Query } from '../support/in-page';
import { NotHere } from '../support/not-here';
import type { Step } from '../support/step';
import { SCRIPTS } from '../support/test-server';
import { until } from '../support/until';

const HEADING: Query = { role: 'heading', level: 1 };

/** What is around every page: the menu and the choice of colours; and the way back between pages. */
export const FRAME: readonly Step[] = [
  {
    name: 'the phone menu opens, and closes on a link, before the scripts and after',
    run: async ({ visitor, server, words }) => {
      const menu: Query = { role: 'navigation', name: words.common.mainNavigation };
      const [first, second] = elsewhere(words);
      const release = server.hold(SCRIPTS);
      await visitor.open(HOME);
      await visitor.seesNo(menu);
      await visitor.followMenu(words, first);
      release();
      await visitor.seesNo(menu);
      await visitor.hydrate();
      await visitor.followMenu(words, second);
      await visitor.seesNo(menu);
      await visitor.sees({ ...HEADING, within: { role: 'main' } });
    },
  },
  {
    name: 'back leads to the page before, and its heading',
    run: async ({ visitor, words }) => {
      const [page] = elsewhere(words);
      await visitor.open(HOME);
      const [home = ''] = await visitor.ask('texts', HEADING);
      await visitor.hydrate();
      await visitor.followMenu(words, page);
      await visitor.seesNo({ ...HEADING, name: home });
      await visitor.ask('goBack');
      await visitor.sits(HOME);
      await visitor.sees({ ...HEADING, text: home });
    },
  },
  {
    name: 'colours chosen before the scripts are remembered after a reload',
    run: async ({ visitor, server, words }) => {
      const dark: Query = { role: 'radio', name: words.common.theme.dark };
      const release = server.hold(SCRIPTS);
      await visitor.open(HOME);
      if ((await visitor.ask('shownColors')) === 'dark') throw new NotHere('this browser prefers dark colours anyhow');
      await visitor.press(dark);
      release();
      await until('the colours are dark', async () => (await visitor.ask('shownColors')) === 'dark');
      await visitor.reload();
      await until('the colours are dark again', async () => (await visitor.ask('shownColors')) === 'dark');
      await visitor.hydrate();
      await until('the choice is shown', () => visitor.ask('isChecked', dark));
    },
  },
];

import { HOME } from '../../../src/routes';
import { elsewhere } from '../support/built-words';
import { changeData } from '../support/change-data';
import type { Query } from '../support/in-page';
import { NotHere } from '../support/not-here';
import type { Scene, Step } from '../support/step';
import { SCRIPTS } from '../support/test-server';

/** Presses the link of a service and reads its dialog. */
async function readDialog({ visitor, words }: Scene, index: number, pressed: () => void): Promise<void> {
  const service = words.services[index];
  if (!service) throw new NotHere('there is no service');
  const dialog: Query = { role: 'dialog', name: service.title };
  await visitor.press({ role: 'link', name: service.linkLabel });
  pressed();
  await visitor.sees({ ...dialog, text: service.longDescription });
  await visitor.press({ role: 'button', name: words.common.closeDialog, within: dialog });
  await visitor.seesNo(dialog);
  await visitor.sits(HOME);
}

/** Services without a page of their own. */
export const SERVICES: readonly Step[] = [
  {
    name: 'the link of a service without a page, pressed before the scripts, opens its dialog',
    run: async (scene) => {
      const { visitor, server, words } = scene;
      const index = words.services.findIndex(({ hasPage }) => !hasPage);
      if (index === -1) throw new NotHere('every service has a page of its own');
      const release = server.hold(SCRIPTS);
      await visitor.open(HOME);
      await readDialog(scene, index, release);
    },
  },
  {
    name: 'a service whose data say that it has no page opens its dialog',
    run: async (scene) => {
      const { visitor, server, words } = scene;
      const [page] = elsewhere(words);
      changeData(server, HOME, (data) => ({
        ...data,
        services: { nodes: words.services.map((service) => ({ ...service, hasPage: false, pageUrl: null })) },
      }));
      // By a link, since the HTML of the home page is made from the data as they are.
      await visitor.open(page.href);
      await visitor.hydrate();
      await visitor.press({ role: 'link', within: { role: 'banner' } });
      await visitor.sits(HOME);
      await readDialog(scene, 0, () => undefined);
    },
  },
];

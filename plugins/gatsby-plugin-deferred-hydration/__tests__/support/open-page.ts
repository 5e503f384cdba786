import type { EventReplay } from '../../browser/event-replay';
import { keepEntered } from '../../browser/keep-entered';

interface PageData {
  readonly path?: string;
  readonly loader: string;
  readonly component?: string;
}

/** The data attributes of the inline script's own element (`gatsby-ssr.tsx`). */
const PAGE: PageData = { path: '/about/', loader: '/site/hydration-1.js', component: '/site/page.js' };

let imported = 0;

/** Whether the loader arrives. Its own tests run it themselves. */
function serveLoader({ loader }: PageData, arrives: boolean): void {
  imported = 0;
  jest.resetModules();
  jest.doMock(
    loader,
    () => {
      imported += 1;
      if (!arrives) throw new Error('404');
      return {};
    },
    { virtual: true },
  );
}

/** A fresh page that runs the inline script; removes earlier tests' listeners. */
export function openPage(body: string, address = '/', page: PageData = PAGE, arrives = true): EventReplay {
  window.eventReplay?.listening.abort();
  serveLoader(page, arrives);
  history.replaceState(null, '', address);
  for (const name of ['hydrated', 'press']) delete document.documentElement.dataset[name];
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="text/plain"></script>${body}`;
  const script = element('script');
  Object.assign(script.dataset, page);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  jest.isolateModules(() => require('../../browser/event-replay'));
  if (!window.eventReplay) throw new Error('The inline script has not run.');
  return window.eventReplay;
}

/** Replays held events, as the loader does after hydration. */
export function replayHeld({ listening, held, replay }: EventReplay): void {
  listening.abort();
  held.forEach(keepEntered().hydrate);
  replay('*');
}

/** How often the inline script has fetched the loader. */
export async function fetchedLoaders(): Promise<number> {
  for (const _turn of [1, 2, 3]) await Promise.resolve();
  return imported;
}

/** The page's first match of a selector. */
export function element<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** A listener that records the visitor's clicks on an element. */
export function watchClicks(selector: string): jest.Mock {
  const onClick = jest.fn();
  element(selector).addEventListener('click', onClick);
  return onClick;
}

import type { EventReplay } from '../../browser/event-replay';

/** The data attributes of the inline script's own element (`gatsby-ssr.tsx`). */
const PAGE = { path: '/about/', loader: '/site/hydration-1.js', component: '/site/page.js' };

/** A fresh page that runs the inline script; removes earlier tests' listeners. */
export function openPage(body: string, address = '/'): EventReplay {
  window.eventReplay?.listening.abort();
  jest.resetModules();
  jest.doMock(PAGE.loader, () => ({}), { virtual: true });
  history.replaceState(null, '', address);
  for (const name of ['hydrated', 'press']) delete document.documentElement.dataset[name];
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="text/plain"></script>${body}`;
  const script = element('script');
  Object.assign(script.dataset, PAGE);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  jest.isolateModules(() => require('../../browser/event-replay'));
  if (!window.eventReplay) throw new Error('The inline script has not run.');
  return window.eventReplay;
}

/** Replays held events, as the loader does after hydration. */
export function replayHeld({ listening, held, replay }: EventReplay): void {
  listening.abort();
  for (const control of held) control.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  replay('*');
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

// Guards that React hydrates a Suspense boundary alone when needed, and all in the end.
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { EventReplay } from '../browser/event-replay';
import { onClientEntry, onInitialClientRender } from '../gatsby-browser';
import { openPage, replayHeld } from './support/open-page';

/** Longer than React works without yielding, in milliseconds. */
const SLOW = 12;

const hydrated: string[] = [];

/** Records when React has hydrated a part. */
function useNote(name: string): void {
  for (const start = performance.now(); performance.now() - start < SLOW; );
  useEffect(() => {
    hydrated.push(name);
  }, [name]);
  useLayoutEffect(() => queueMicrotask(() => document.dispatchEvent(new Event('rendered'))), []);
}

function Counter({ label }: { readonly label: string }) {
  useNote(label);
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

function Page() {
  useEffect(onInitialClientRender, []);
  return (
    <main>
      {['One', 'Two'].map((label) => (
        <Suspense key={label}>
          <Counter label={label} />
        </Suspense>
      ))}
    </main>
  );
}

let root: Root;
let eventReplay: EventReplay;

beforeEach(() => {
  hydrated.length = 0;
  // Lets React work in separate tasks, as in a browser.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  eventReplay = openPage(`<div id="page">${renderToString(<Page />)}</div>`);
});
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  act(() => root.unmount());
});

/** Hydrates the page; runs a callback as soon as hydration is announced. */
function hydrate(onHydrated: () => void): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('hydrated', () => resolve(onHydrated()), { once: true });
    // React reports parts that differ from what was served.
    const onRecoverableError = (): void => undefined;
    root = hydrateRoot(document.querySelector('#page') as HTMLElement, <Page />, { onRecoverableError });
  });
}

it('a pressed part is hydrated immediately and alone; the others follow', async () => {
  screen.getByRole('button', { name: 'Two 0' }).click();
  await hydrate(() => replayHeld(eventReplay));
  expect(screen.getByRole('button', { name: 'Two 1' })).toBeVisible();
  expect(hydrated).toEqual(['Two']);
  await waitFor(() => expect(hydrated).toEqual(['Two', 'One']));
});

it('a control of a changed part that has the focus while it is rendered again keeps it', async () => {
  const served = screen.getByRole('button', { name: 'Two 0' });
  served.replaceChildren('Dos 0');
  onClientEntry();
  // React keeps the event of the focus to itself, since that part is not hydrated.
  await hydrate(() => served.focus());
  await waitFor(() => expect(served).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Two 0' })).toHaveFocus();
});

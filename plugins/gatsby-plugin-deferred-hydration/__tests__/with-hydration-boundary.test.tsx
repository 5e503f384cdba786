// Guards that a part hydrates alone when needed, and that all parts do in the end.
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { EventReplay } from '../browser/event-replay';
import { onInitialClientRender } from '../gatsby-browser';
import { withHydrationBoundary } from '../index';
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
}

const Counter = withHydrationBoundary(function Counter({ label }: { readonly label: string }) {
  useNote(label);
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
});

function Page() {
  useEffect(onInitialClientRender, []);
  return (
    <main>
      <Counter label="One" />
      <Counter label="Two" />
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
    root = hydrateRoot(document.querySelector('#page') as HTMLElement, <Page />);
  });
}

it('is hydrated immediately, and alone, when it is pressed; the others follow', async () => {
  screen.getByRole('button', { name: 'Two 0' }).click();
  await hydrate(() => replayHeld(eventReplay));
  expect(screen.getByRole('button', { name: 'Two 1' })).toBeVisible();
  expect(hydrated).toEqual(['Two']);
  await waitFor(() => expect(hydrated).toEqual(['Two', 'One']));
});

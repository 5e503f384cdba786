import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrateApart } from '../../../src/components/ui/hydrate-apart';

/** Longer than React works without a pause, in milliseconds. */
const SLOW = 12;

const taken: string[] = [];

const Counter = hydrateApart(function Counter({ label }: { readonly label: string }) {
  const [count, setCount] = useState(0);
  for (const start = performance.now(); performance.now() - start < SLOW; );
  useEffect(() => {
    taken.push(label);
  }, [label]);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
});

function Page({ onAwake }: { readonly onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return (
    <main>
      <Counter label="One" />
      <Counter label="Two" />
    </main>
  );
}

let root: Root;
beforeEach(() => {
  taken.length = 0;
  // React works as in a browser, in tasks of its own.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  act(() => root.unmount());
});

/** Takes over a page from the server; settled once React has what stands around the parts. */
function takeOver(): Promise<void> {
  document.body.innerHTML = `<div id="page">${renderToString(<Page onAwake={() => undefined} />)}</div>`;
  const page = document.querySelector('#page') as HTMLElement;
  return new Promise((resolve) => {
    root = hydrateRoot(page, <Page onAwake={resolve} />);
  });
}

it('is all there before it is taken over', async () => {
  await takeOver();
  expect(taken).toEqual([]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['One 0', 'Two 0']);
});

it('is taken over at once when it is pressed, alone', async () => {
  await takeOver();
  screen.getByRole('button', { name: 'Two 0' }).click();
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Two 1' })).toBeVisible();
  expect(taken).toEqual(['Two']);
});

it('is taken over in the end without being pressed', async () => {
  await takeOver();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(taken.toSorted()).toEqual(['One', 'Two']);
});

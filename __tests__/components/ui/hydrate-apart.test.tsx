import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Root } from '../../../src/components/layout/Root';
import { hydrateApart } from '../../../src/components/ui/hydrate-apart';
import { onInitialClientRender } from '../../../src/wake/announce';
import { holdPresses } from '../../../src/wake/browser/held-presses';
import { keepTypedText } from '../../../src/wake/browser/typed-text';
import { AWAKE_EVENT } from '../../../src/wake/names';

/** Longer than React works without a pause, in milliseconds. */
const SLOW = 12;

const taken: string[] = [];
const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());

/** Notes when the browser's React has taken over a part. */
function useTaken(name: string): void {
  for (const start = performance.now(); performance.now() - start < SLOW; );
  useEffect(() => {
    taken.push(name);
  }, [name]);
}

const Counter = hydrateApart(function Counter({ label }: { readonly label: string }) {
  useTaken(label);
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
});

const Form = hydrateApart(function Form() {
  useTaken('Form');
  const [text, setText] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit">Send</button>
      <output aria-label="Echo">{text}</output>
    </form>
  );
});

function Page() {
  useEffect(onInitialClientRender, []);
  return (
    <main>
      <Counter label="One" />
      <Counter label="Two" />
      <Form />
    </main>
  );
}

function inRoot(page: ReactNode) {
  return <Root>{page}</Root>;
}

let root: ReactRoot;

beforeEach(() => {
  taken.length = 0;
  // React works as in a browser, in tasks of its own.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  document.body.innerHTML = `<div id="page">${renderToString(inRoot(<Page />))}</div>`;
});
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  act(() => root.unmount());
});

/** Wakes the page; does something as soon as it is said to be awake. */
function wake(onAwake: () => void = () => undefined): Promise<void> {
  return new Promise((resolve) => {
    const listener = (): void => {
      onAwake();
      resolve();
    };
    document.addEventListener(AWAKE_EVENT, listener, { once: true });
    root = hydrateRoot(document.querySelector('#page') as HTMLElement, inRoot(<Page />));
  });
}

it('is all there before it is taken over', async () => {
  await wake();
  expect(taken).toEqual([]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['One 0', 'Two 0', 'Send']);
});

it('is taken over at once when it is pressed, alone', async () => {
  await wake(() => screen.getByRole('button', { name: 'Two 0' }).click());
  expect(screen.getByRole('button', { name: 'Two 1' })).toBeVisible();
  expect(taken).toEqual(['Two']);
});

it('is taken over in the end without being pressed', async () => {
  await wake();
  await waitFor(() => expect(taken.toSorted()).toEqual(['Form', 'One', 'Two']));
});

it('hears of a form that was sent before', async () => {
  const presses = holdPresses(() => undefined);
  screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await wake(presses.release);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('hears of what was typed before', async () => {
  const typed = keepTypedText();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
  field.value = 'Ada';
  typed.note();
  await wake(typed.handOver);
  await waitFor(() => expect(screen.getByRole('status', { name: 'Echo' })).toHaveTextContent('Ada'));
  expect(field).toHaveValue('Ada');
});

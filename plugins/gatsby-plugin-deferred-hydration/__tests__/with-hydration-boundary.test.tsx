import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { EventReplay } from '../browser/event-replay';
import { keepText } from '../browser/replay-text';
import { onInitialClientRender } from '../gatsby-browser';
import { withHydrationBoundary } from '../index';
import { openPage, replayHeld } from './support/open-page';

/** Longer than React works without a pause, in milliseconds. */
const SLOW = 12;

const hydrated: string[] = [];
const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());

/** Notes when the browser's React has hydrated a part. */
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

const Form = withHydrationBoundary(function Form() {
  useNote('Form');
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

let root: Root;
let eventReplay: EventReplay;

beforeEach(() => {
  hydrated.length = 0;
  // React works as in a browser, in tasks of its own.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  eventReplay = openPage(`<div id="page">${renderToString(<Page />)}</div>`);
});
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  act(() => root.unmount());
});

/** Hydrates the page; does something as soon as it is said to be hydrated. */
function hydrate(onHydrated: () => void = () => undefined): Promise<void> {
  return new Promise((resolve) => {
    const listener = (): void => {
      onHydrated();
      resolve();
    };
    document.addEventListener('hydrated', listener, { once: true });
    root = hydrateRoot(document.querySelector('#page') as HTMLElement, <Page />);
  });
}

it('is hydrated immediately, and alone, when it is pressed', async () => {
  screen.getByRole('button', { name: 'Two 0' }).click();
  await hydrate(() => replayHeld(eventReplay));
  expect(screen.getByRole('button', { name: 'Two 1' })).toBeVisible();
  expect(hydrated).toEqual(['Two']);
});

it('is hydrated in the end without being pressed', async () => {
  await hydrate();
  await waitFor(() => expect(hydrated.toSorted()).toEqual(['Form', 'One', 'Two']));
});

it('hears of a form that was sent before', async () => {
  screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await hydrate(() => replayHeld(eventReplay));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('hears of what was typed before', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
  field.value = 'Ada';
  const text = keepText();
  text.note();
  await hydrate(text.replay);
  await waitFor(() => expect(screen.getByRole('status', { name: 'Echo' })).toHaveTextContent('Ada'));
  expect(field).toHaveValue('Ada');
});

// Guards that a field's component receives what was entered without an event that React has seen.
import { act, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { forgetControls } from '../browser/served-controls';
import { onClientEntry } from '../gatsby-browser';
import { useEntered } from '../use-entered';

/** Renders once more as soon as it is hydrated, as a component does that reads storage. */
function useLaterRender(): void {
  const [, setCount] = useState(0);
  useEffect(() => setCount(1), []);
}

function TextField({ isControlled = true }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEntered(field, ({ value }) => setText(value), text);
  useLaterRender();
  return (
    <>
      <input
        ref={field}
        aria-label="Pay"
        name="pay"
        {...(isControlled && { value: text })}
        onChange={({ target }) => setText(target.value)}
      />
      <output>{text}</output>
    </>
  );
}

let root: Root;
let container: HTMLElement;

const inBoundary = (part: ReactNode) => <Suspense>{part}</Suspense>;

/** The page as served; `change` is what a translation does to it before React hydrates it. */
async function open(part: ReactNode, enter: () => void, change: () => void = () => undefined): Promise<void> {
  const page = inBoundary(part);
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  change();
  onClientEntry();
  enter();
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: () => undefined });
  });
}

const said = () => screen.getByRole('status');
const field = () => screen.getByRole<HTMLInputElement>('textbox');
/** An element that React did not render, so that it discards the part. */
const extend = () => container.prepend(document.createElement('b'));

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  forgetControls();
});

it.each([
  ['hydrated', undefined],
  ['discarded and rendered', extend],
])('a text entered without an event in a part that is %s reaches its component', async (_how, change) => {
  await open(<TextField />, () => Object.assign(field(), { value: '612.50' }), change);
  expect(said()).toHaveTextContent('612.50');
  expect(field()).toHaveValue('612.50');
});

/** Writes into the field as a password keeper does that dispatches no event. */
const write = (text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
};
const pressKey = () => act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })));

it('a text written by a keeper later counts from the next key', async () => {
  await open(<TextField />, () => undefined);
  write('kept');
  pressKey();
  expect(said()).toHaveTextContent('kept');
});

it('a text written by a keeper between two renderings counts from the next key', async () => {
  await open(<TextField isControlled={false} />, () => undefined);
  write('kept');
  act(() => root.render(inBoundary(<TextField isControlled={false} />)));
  pressKey();
  expect(said()).toHaveTextContent('kept');
});

it('a field that is hydrated is not written to, which would end a composition', async () => {
  let write: jest.SpyInstance | undefined;
  await open(<TextField />, () => {
    field().value = 'ad';
    write = jest.spyOn(HTMLInputElement.prototype, 'value', 'set');
  });
  expect(said()).toHaveTextContent('ad');
  expect(write).not.toHaveBeenCalled();
  write?.mockRestore();
});

it('a field of another page with the same name stays empty', async () => {
  await open(<TextField />, () => Object.assign(field(), { value: '612.50' }));
  act(() => root.render(<p>Another page</p>));
  forgetControls();
  act(() => root.render(<TextField />));
  expect(field()).toHaveValue('');
});

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

/** A text field that shows its state or, like a search, only what is typed into it. */
function TextField({ isControlled = true }: { readonly isControlled?: boolean }) {
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
        value={isControlled ? text : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <output>{text}</output>
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

function Choice({ name, chosen, onChoose }: ChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isChosen, choose] = [chosen === name, () => onChoose(name)];
  useEntered(field, choose, isChosen);
  return <input ref={field} type="radio" aria-label={name} name="nhs" checked={isChosen} onChange={choose} />;
}

function Choices() {
  const [chosen, setChosen] = useState('');
  useLaterRender();
  return (
    <>
      <Choice name="Yes" chosen={chosen} onChoose={setChosen} />
      <Choice name="No" chosen={chosen} onChoose={setChosen} />
      <output>{chosen}</output>
    </>
  );
}

function Select() {
  const [month, setMonth] = useState('');
  const field = useRef<HTMLSelectElement>(null);
  useEntered(field, ({ value }) => setMonth(value), month);
  useLaterRender();
  return (
    <>
      <select ref={field} aria-label="Month" value={month} onChange={({ target }) => setMonth(target.value)}>
        <option value="">Month</option>
        <option value="4">April</option>
      </select>
      <output>{month}</output>
    </>
  );
}

let root: Root;
let container: HTMLElement;

const pageWith = (part: ReactNode) => <Suspense>{part}</Suspense>;

/** The page as served; `change` is what a translation does to it before React hydrates it. */
async function open(part: ReactNode, enter: () => void, change: () => void = () => undefined): Promise<void> {
  const page = pageWith(part);
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

describe.each([
  ['hydrated', undefined],
  ['discarded and rendered', extend],
])('in a part that is %s', (_how, change) => {
  it('a text entered without an event reaches its component', async () => {
    await open(<TextField />, () => Object.assign(field(), { value: '612.50' }), change);
    expect(said()).toHaveTextContent('612.50');
    expect(field()).toHaveValue('612.50');
  });

  it('the last chosen radio button reaches its component', async () => {
    await open(
      <Choices />,
      () => {
        for (const name of ['Yes', 'No']) screen.getByRole('radio', { name }).click();
      },
      change,
    );
    expect(said()).toHaveTextContent('No');
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  it('a selected option reaches its component', async () => {
    await open(<Select />, () => Object.assign(screen.getByRole('combobox'), { value: '4' }), change);
    expect(said()).toHaveTextContent('4');
    expect(screen.getByRole('combobox')).toHaveValue('4');
  });
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
  act(() => root.render(pageWith(<TextField isControlled={false} />)));
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

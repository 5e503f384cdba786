import { act, screen } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepTypedText, type TypedText } from '../../src/wake/browser/typed-text';

const nothing = () => () => undefined;

/** Renders twice, as a page does that knows only in the browser what it shows; React then sets the fields back. */
function Form() {
  const live = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const [name, setName] = useState('');
  const [interest, setInterest] = useState('one');
  return (
    <form data-live={live}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="Message" defaultValue="" />
      <select aria-label="Interest" value={interest} onChange={(event) => setInterest(event.target.value)}>
        <option>one</option>
        <option>two</option>
      </select>
      <output>{`${name}/${interest}`}</output>
    </form>
  );
}

let root: Root | undefined;
let typed: TypedText;
let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
  typed = keepTypedText();
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

async function hydrate(): Promise<void> {
  typed.note();
  await act(async () => {
    root = hydrateRoot(container, <Form />);
  });
}

it('gives state what was typed before hydration', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  field.value = 'Ada';
  await hydrate();
  expect(screen.getByRole('status')).toHaveTextContent(/^\/one$/);
  act(typed.handOver);
  expect(screen.getByRole('status')).toHaveTextContent('Ada/one');
  expect(field).toHaveValue('Ada');
});

it('gives state a choice made before hydration, and leaves text without state as it is', async () => {
  screen.getByRole<HTMLSelectElement>('combobox').value = 'two';
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value = 'Hello';
  await hydrate();
  act(typed.handOver);
  expect(screen.getByRole('status')).toHaveTextContent('/two');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});

it('keeps what is typed while the scripts are under way', async () => {
  typed.note();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  field.value = 'Ada';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  await hydrate();
  act(typed.handOver);
  expect(screen.getByRole('status')).toHaveTextContent('Ada/one');
});

it('leaves a choice alone that nobody has made', async () => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Interest' });
  for (const option of select.options) option.defaultSelected = false;
  select.selectedIndex = 0;
  await hydrate();
  act(() => {
    select.value = 'two';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  act(typed.handOver);
  expect(select).toHaveValue('two');
});

import { act, screen } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayInput } from '../browser/replay';

const nothing = () => () => undefined;

/** Renders twice, as a page does that knows only in the browser what it shows. */
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
      <input aria-label="Name" onInput={(event) => setName(event.currentTarget.value)} />
      <textarea aria-label="Message" />
      <select aria-label="Interest" onInput={(event) => setInterest(event.currentTarget.value)}>
        <option>one</option>
        <option>two</option>
      </select>
      <output>{`${name}/${interest}`}</output>
    </form>
  );
}

let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

async function hydrate(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(container, <Form />);
  });
}

it('tells components what was typed before hydration', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  field.value = 'Ada';
  await hydrate();
  expect(screen.getByRole('status')).toHaveTextContent(/^\/one$/);
  act(replayInput);
  expect(screen.getByRole('status')).toHaveTextContent('Ada/one');
  expect(field).toHaveValue('Ada');
});

it('tells components of a choice made before hydration, and leaves text that nobody asks for as it is', async () => {
  screen.getByRole<HTMLSelectElement>('combobox').value = 'two';
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value = 'Hello';
  await hydrate();
  act(replayInput);
  expect(screen.getByRole('status')).toHaveTextContent('/two');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});

it('says nothing of a field that nobody has touched', async () => {
  await hydrate();
  const onInput = jest.fn();
  container.addEventListener('input', onInput);
  act(replayInput);
  expect(onInput).not.toHaveBeenCalled();
});

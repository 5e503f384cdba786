import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { handOverTypedText } from '../../src/wake/browser/typed-text';

function Form() {
  const [name, setName] = useState('');
  const [interest, setInterest] = useState('one');
  return (
    <form>
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

it('gives state what was typed before hydration', async () => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  field.value = 'Ada';
  await hydrate();
  expect(screen.getByRole('status')).toHaveTextContent(/^\/one$/);
  act(handOverTypedText);
  expect(screen.getByRole('status')).toHaveTextContent('Ada/one');
  expect(field).toHaveValue('Ada');
});

it('gives state a choice made before hydration, and leaves text without state as it is', async () => {
  screen.getByRole<HTMLSelectElement>('combobox').value = 'two';
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value = 'Hello';
  await hydrate();
  act(handOverTypedText);
  expect(screen.getByRole('status')).toHaveTextContent('/two');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});

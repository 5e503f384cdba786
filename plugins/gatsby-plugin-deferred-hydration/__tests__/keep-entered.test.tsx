// Guards text entered before hydration where browsers differ: words being composed, and lists in Safari.
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepEntered } from '../browser/keep-entered';

function Form() {
  const [email, setEmail] = useState('');
  return (
    <form>
      <input aria-label="Email" onInput={(event) => setEmail(event.currentTarget.value)} />
      <select aria-label="Interest">
        <option>one</option>
      </select>
      <output>{email}</output>
    </form>
  );
}

let root: Root | undefined;
let handOver: ReturnType<typeof keepEntered>;
let container: HTMLElement;

const field = () => screen.getByRole<HTMLInputElement>('textbox');

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  handOver = keepEntered();
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

it('waits until a word is composed, which to write in the field would double', async () => {
  field().value = 'ad';
  field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  await hydrate();
  const onInput = jest.fn();
  container.addEventListener('input', onInput);
  act(() => void handOver([]));
  expect(onInput).not.toHaveBeenCalled();
  field().value = 'ada@example.com';
  act(() => void field().dispatchEvent(new Event('compositionend', { bubbles: true })));
  expect(screen.getByRole('status')).toHaveTextContent('ada@example.com');
});

it('sends no mouse event to a list, into which Safari would move the focus', async () => {
  await hydrate();
  const onMouse = jest.fn(({ target }: Event) => (target as Element).localName);
  for (const type of ['mousedown', 'mouseup']) container.addEventListener(type, onMouse);
  act(() => void handOver([]));
  const reached = onMouse.mock.results.map(({ value }) => value);
  expect(reached).toContain('input');
  expect(reached).not.toContain('select');
});

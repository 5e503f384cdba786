// Guards that text entered before and during hydration reaches components.
import { act, screen } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepText } from '../browser/replay-text';

const nothing = () => () => undefined;

/** Renders twice, like a page with browser-only content; React then resets controlled fields. */
function Form() {
  const live = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [interest, setInterest] = useState('one');
  const [isNhs, setIsNhs] = useState<boolean>();
  const [isSure, setIsSure] = useState(false);
  return (
    <form data-live={live}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="Email" onInput={(event) => setEmail(event.currentTarget.value)} />
      <textarea aria-label="Message" />
      <select aria-label="Interest" value={interest} onChange={(event) => setInterest(event.target.value)}>
        <option>one</option>
        <option>two</option>
      </select>
      {[true, false].map((choice) => (
        <input
          key={String(choice)}
          type="radio"
          name="nhs"
          aria-label={choice ? 'Yes' : 'No'}
          checked={isNhs === choice}
          onChange={() => setIsNhs(choice)}
        />
      ))}
      <input type="checkbox" aria-label="Sure" checked={isSure} onChange={() => setIsSure(!isSure)} />
      <output>{`${name}/${email}/${interest}`}</output>
      <p>{`NHS: ${isNhs}, sure: ${isSure}`}</p>
    </form>
  );
}

let root: Root | undefined;
let text: ReturnType<typeof keepText>;
let container: HTMLElement;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const state = () => screen.getByRole('status');

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form />);
  text = keepText();
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

async function hydrate(): Promise<void> {
  text.note();
  await act(async () => {
    root = hydrateRoot(container, <Form />);
  });
}

it('enters again what was typed, chosen and pressed, and leaves the rest', async () => {
  field('Name').value = 'Ada';
  field('Email').value = 'ada@example.com';
  field('Message').value = 'Hello';
  screen.getByRole<HTMLSelectElement>('combobox').value = 'two';
  for (const name of ['Yes', 'No', 'Yes']) screen.getByRole('radio', { name }).click();
  screen.getByRole('checkbox').click();
  await hydrate();
  expect(state()).toHaveTextContent(/^\/\/one$/);
  act(text.replay);
  expect(state()).toHaveTextContent('Ada/ada@example.com/two');
  expect(screen.getByText('NHS: true, sure: true')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect([field('Name').value, field('Message').value]).toEqual(['Ada', 'Hello']);
});

it('waits until a word is composed, which to write in the field would double', async () => {
  const compose = (type: string): boolean => field('Email').dispatchEvent(new Event(type, { bubbles: true }));
  compose('compositionstart');
  field('Email').value = 'ad';
  compose('input');
  await hydrate();
  const onInput = jest.fn();
  container.addEventListener('input', onInput);
  act(text.replay);
  act(text.finish);
  expect(onInput).not.toHaveBeenCalled();
  field('Email').value = 'ada@example.com';
  act(() => void compose('compositionend'));
  expect(state()).toHaveTextContent('/ada@example.com/one');
});

it('sends no mouse event to a list, into which Safari would move the focus', async () => {
  await hydrate();
  const onMouse = jest.fn(({ target }: Event) => (target as Element).localName);
  for (const type of ['mousedown', 'mouseup']) container.addEventListener(type, onMouse);
  act(text.finish);
  const reached = onMouse.mock.results.map(({ value }) => value);
  expect(reached).toContain('input');
  expect(reached).not.toContain('select');
});

import { act, screen } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepText } from '../browser/replay-text';

const nothing = () => () => undefined;

/** Renders twice, as a page does that knows only in the browser what it shows; React then sets controlled fields back. */
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

it('enters again what was typed before hydration, whether the component holds the value or the field', async () => {
  field('Name').value = 'Ada';
  field('Email').value = 'ada@example.com';
  await hydrate();
  expect(state()).toHaveTextContent(/^\/\/one$/);
  act(text.replay);
  expect(state()).toHaveTextContent('Ada/ada@example.com/one');
  expect(field('Name')).toHaveValue('Ada');
});

it('makes a choice again, and leaves text that nobody asks for as it is', async () => {
  screen.getByRole<HTMLSelectElement>('combobox').value = 'two';
  field('Message').value = 'Hello';
  await hydrate();
  act(text.replay);
  expect(state()).toHaveTextContent('//two');
  expect(field('Message')).toHaveValue('Hello');
});

it.each([
  ['before the loader is there', () => undefined],
  ['while the scripts load', () => text.note()],
])('presses again the switches that were pressed %s', async (_when, prepare) => {
  prepare();
  for (const name of ['Yes', 'No', 'Yes']) screen.getByRole('radio', { name }).click();
  screen.getByRole('checkbox').click();
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await hydrate();
  act(text.replay);
  expect(screen.getByText('NHS: true, sure: true')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

it('keeps what is typed while the scripts load', async () => {
  text.note();
  field('Name').value = 'Ada';
  field('Name').dispatchEvent(new Event('input', { bubbles: true }));
  field('Name').value = '';
  await hydrate();
  act(text.replay);
  expect(state()).toHaveTextContent('Ada//one');
});

it('enters again what is filled in after the frame of the page is hydrated, until every part is', async () => {
  const fillIn = (element: HTMLInputElement | HTMLSelectElement, value: string): void => {
    element.value = value;
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  };
  await hydrate();
  act(text.replay);
  // As React hydrates a part because of the event itself: what it compares with is the new value already.
  act(() => {
    fillIn(field('Name'), 'Ada');
    fillIn(screen.getByRole<HTMLSelectElement>('combobox'), 'two');
  });
  act(text.finish);
  expect(state()).toHaveTextContent('Ada//two');
  const onInput = jest.fn();
  container.addEventListener('input', onInput);
  act(() => fillIn(field('Message'), 'H'));
  act(text.finish);
  expect(onInput).toHaveBeenCalledTimes(1);
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

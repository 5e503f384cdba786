import { fireEvent, render, screen } from '@testing-library/react';
import { type HeldPresses, holdPresses } from '../../src/wake/browser/held-presses';

let presses: HeldPresses;
const onHold = jest.fn();

beforeEach(() => {
  onHold.mockClear();
  presses = holdPresses(onHold);
});
afterEach(() => {
  presses.forget();
  presses.release();
});

it('holds a press, says so, and repeats it on the same element when released', () => {
  const onClick = jest.fn();
  render(
    <button type="button" onClick={onClick}>
      Copy
    </button>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
  expect(onHold).toHaveBeenCalledTimes(1);
  presses.release();
  expect(onClick).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('takes repeated presses on one element for one, and keeps the order of several', () => {
  const order: string[] = [];
  render(
    ['a', 'b'].map((name) => (
      <button key={name} type="button" onClick={() => order.push(name)}>
        {name}
      </button>
    )),
  );
  const [a, b] = screen.getAllByRole('button');
  for (const button of [a, a, b]) if (button) fireEvent.click(button);
  presses.release();
  expect(order).toEqual(['a', 'b']);
});

it('leaves plain links, and presses with a modifier key, to the browser', () => {
  render(
    <>
      <a href="#there">Plain</a>
      <a href="#here" data-wake="press">
        In place
      </a>
    </>,
  );
  expect(fireEvent.click(screen.getByText('Plain'))).toBe(true);
  expect(fireEvent.click(screen.getByText('In place'), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(screen.getByText('In place'))).toBe(false);
});

it('holds a submission and repeats it with its button', () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <button type="submit" name="go" value="1">
        Send
      </button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  presses.release();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.calls[0]?.[0].nativeEvent).toHaveProperty('submitter', screen.getByRole('button'));
});

it('repeats the choice of a radio button', () => {
  const onChange = jest.fn();
  render(
    <label>
      Dark <input type="radio" checked={false} onChange={onChange} />
    </label>,
  );
  fireEvent.click(screen.getByText('Dark'));
  expect(onChange).not.toHaveBeenCalled();
  presses.release();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('forgets what it held when the visitor leaves', () => {
  const onClick = jest.fn();
  render(
    <button type="button" onClick={onClick}>
      Copy
    </button>,
  );
  fireEvent.click(screen.getByRole('button'));
  presses.forget();
  presses.release();
  expect(onClick).not.toHaveBeenCalled();
});

it('follows a link that is replaced while it is pressed', () => {
  document.body.innerHTML = '<a data-wake="press" href="#there">In place</a>';
  const link = screen.getByText('In place');
  link.addEventListener('mousedown', () => link.remove());
  fireEvent.click(link);
  presses.release();
  expect(location.hash).toBe('#there');
});

// Guards what the contact form does with the answer of a provider.
import { fireEvent, screen } from '@testing-library/react';
import {
  answer,
  button,
  fetched,
  field,
  fillIn,
  renderForm,
  showToast,
  startOver,
  status,
  values,
  WRITTEN,
  wait,
} from '../../support/contact-section';

beforeEach(startOver);
afterEach(() => jest.useRealTimers());

test('a double press sends once', async () => {
  fetched.mockResolvedValue(answer(200, { next: '/thanks' }));
  renderForm('formspree', 'abc');
  await fillIn();
  const form = button().closest('form');
  if (!form) throw new Error('no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await wait(0);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('accepted by the provider, with every field: the toast, and cleared', async () => {
  fetched.mockResolvedValue(answer(200, { next: '/thanks' }));
  renderForm('formspree', 'abc');
  const user = await fillIn();
  await user.click(button());
  await wait(0);
  const sent = new URLSearchParams(String(fetched.mock.calls[0]?.[1].body));
  expect(['name', 'email', 'phone', 'interest', 'message'].map((name) => sent.get(name))).toEqual(WRITTEN);
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(values()).toEqual(['', '', '', '', '']);
});

test('refused fields are marked with the reason, and nothing is lost', async () => {
  fetched.mockResolvedValue(answer(422, { errors: [{ field: 'email', message: 'should be an email' }] }));
  renderForm('formspree', 'abc');
  const user = await fillIn();
  await user.click(button());
  await wait(0);
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription('should be an email');
  expect(field('Full Name')).not.toBeInvalid();
  expect(status()).toHaveTextContent('Please look at the marked fields.');
  expect(values()).toEqual(WRITTEN);
  expect(showToast).not.toHaveBeenCalled();
});

test.each([
  ['429', answer(429, {}), 'Too many messages.'],
  ['500', answer(500, 'x'), 'Something went wrong.'],
  ['504', answer(504, { error: 'mail' }), 'No answer came.'],
  ['a status 200 that is not a success', answer(200, '<html>'), 'Something went wrong.'],
])('%s keeps every word, says so, and offers another try and an e-mail', async (_case, given, text) => {
  fetched.mockResolvedValue(given);
  renderForm('formspree', 'abc');
  const user = await fillIn();
  await user.click(button());
  await wait(0);
  expect(status()).toHaveTextContent(text);
  expect(values()).toEqual(WRITTEN);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it as an e-mail' });
  expect(decodeURIComponent(link.href)).toContain('Hello');
  fetched.mockResolvedValue(answer(200, { next: '/thanks' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(button()).toHaveFocus();
  await wait(0);
  expect(button()).toHaveFocus();
  expect(showToast).toHaveBeenCalledTimes(1);
});

test('a form that is out of order offers the e-mail, not another try', async () => {
  fetched.mockResolvedValue(answer(404, { error: 'Form not found' }));
  renderForm('formspree', 'abc');
  const user = await fillIn();
  await user.click(button());
  await wait(0);
  expect(status()).toHaveTextContent('This form is out of order.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send it as an e-mail' })).toBeVisible();
});

test('a message too long for an e-mail is copied; where the browser refuses, it is selected and has the focus', async () => {
  fetched.mockResolvedValue(answer(404, { error: 'Form not found' }));
  renderForm('formspree', 'abc');
  const user = await fillIn();
  fireEvent.change(field('Your Message'), { target: { value: 'A long story. '.repeat(200) } });
  await user.click(button());
  await wait(0);
  const copyButton = screen.getByRole('button', { name: 'Copy the message' });
  await user.click(copyButton);
  expect(await navigator.clipboard.readText()).toMatch(/^A long story[\s\S]*Email: maria@example.com/);
  expect(screen.getByText('Copied.')).toBeVisible();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(copyButton);
  await wait(0);
  const text = field('Your message, to copy');
  expect(text).toHaveFocus();
  expect(text.selectionEnd).toBe(text.value.length);
  expect(screen.queryByText('Copied.')).not.toBeInTheDocument();
});

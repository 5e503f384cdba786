// Guards the fields of the contact form, its checks, and that no word is lost.
import { act, cleanup, screen } from '@testing-library/react';
import type { ContactProviderName } from '../../../src/utils/forms/contact-providers';
import { CONTACT_WORDS } from '../../support/contact-data';
import {
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

test('has the five fields, three of them required, checked by the browser alone', () => {
  renderForm();
  expect(screen.getByRole('region', { name: 'Get In Touch' })).toBeVisible();
  expect(field('Full Name')).toBeRequired();
  expect(field('Email')).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Phone (optional)')).not.toBeRequired();
  expect(field("I'm Interested In")).not.toBeRequired();
  expect(field('Your Message')).toBeRequired();
  expect(field('Your Message').tagName).toBe('TEXTAREA');
  const form = button().closest('form');
  expect(form).not.toHaveAttribute('novalidate');
  expect(form).toHaveAttribute('method', 'post');
});

test('simulated: sending for a second, then the toast, cleared fields, and idle again, without a request', async () => {
  renderForm();
  const user = await fillIn();
  await user.click(button());
  expect(button()).toHaveTextContent('Sending...');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveFocus();
  await wait(990);
  expect(showToast).not.toHaveBeenCalled();
  await user.click(button());
  await wait(20);
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(showToast).toHaveBeenCalledWith(CONTACT_WORDS.success);
  expect(status()).toHaveTextContent("Message SentThank you for your message. We'll be in touch soon!");
  expect(values()).toEqual(['', '', '', '', '']);
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(button()).toHaveTextContent('Send Message');
  expect(button()).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
});

test('what is typed while a message is being sent stays, as another message', async () => {
  renderForm();
  const user = await fillIn();
  await user.click(button());
  await user.type(field('Your Message'), ' and one thing more');
  await wait(1010);
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(field('Your Message')).toHaveValue('Hello and one thing more');
  cleanup();
  renderForm();
  expect(field('Your Message')).toHaveValue('Hello and one thing more');
});

test('the words of success go with the next input', async () => {
  renderForm();
  const user = await fillIn();
  await user.click(button());
  await wait(1010);
  expect(status()).toHaveTextContent('Message Sent');
  await user.type(field('Full Name'), 'J');
  expect(status()).toBeEmptyDOMElement();
});

test('an unknown provider renders nothing rather than a form whose messages go nowhere', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation();
  const unknown: ContactProviderName = JSON.parse('"pigeon"');
  renderForm(unknown);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page has stopped working.');
  silenced.mockRestore();
});

test('while it sends nothing, a browser without script is kept from posting it', () => {
  renderForm();
  expect(button()).toHaveAttribute('formmethod', 'dialog');
  expect(button().closest('form')).not.toHaveAttribute('action');
});

test('with a provider it can be posted without script', () => {
  renderForm('web3forms', 'key');
  const form = button().closest('form');
  expect(form).toHaveAttribute('action', 'https://api.web3forms.com/submit');
  expect(new FormData(form ?? undefined).get('access_key')).toBe('key');
  expect(new FormData(form ?? undefined).get('botcheck')).toBe('');
  expect(button()).not.toHaveAttribute('formmethod');
});

test('what was typed comes back after a reload, until it is sent', async () => {
  const first = renderForm();
  const user = await fillIn();
  first.unmount();
  renderForm();
  expect(values()).toEqual(WRITTEN);
  await user.click(button());
  await wait(1010);
  expect(sessionStorage).toHaveLength(0);
});

test('forbidden storage is no matter', async () => {
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderForm();
  const user = await fillIn();
  await user.click(button());
  await wait(1010);
  expect(showToast).toHaveBeenCalledTimes(1);
  forbidden.mockRestore();
  full.mockRestore();
});

test('the address chooses an interest; an unknown one chooses none', () => {
  history.replaceState(null, '', '/contact/?interest=4cs');
  const first = renderForm();
  expect(field("I'm Interested In")).toHaveValue('4cs');
  first.unmount();
  sessionStorage.clear();
  history.replaceState(null, '', '/contact/?interest=pigeon');
  renderForm();
  expect(field("I'm Interested In")).toHaveValue('');
});

test('a page that comes back from the back/forward cache has an idle button', async () => {
  renderForm();
  const user = await fillIn();
  await user.click(button());
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(button()).not.toHaveAttribute('aria-disabled');
  await wait(2000);
  expect(showToast).not.toHaveBeenCalled();
  expect(field('Your Message')).toHaveValue('Hello');
});

describe('the e-mail address', () => {
  async function giveAddress(address: string) {
    renderForm();
    const user = await fillIn();
    await user.clear(field('Email'));
    await user.type(field('Email'), address);
    await user.click(button());
    return user;
  }

  test.each([
    ['amara@gmail', 'Did you mean amara@gmail.com?'],
    ['amara@hospital', 'This address is not complete.'],
  ])('%s is asked about each time, and nothing is sent', async (address, question) => {
    const user = await giveAddress(address);
    expect(field('Email').validationMessage).toBe(question);
    await user.click(button());
    await wait(2000);
    expect(button()).toHaveTextContent('Send Message');
    expect(showToast).not.toHaveBeenCalled();
    expect(field('Your Message')).toHaveValue('Hello');
    await user.clear(field('Email'));
    await user.type(field('Email'), 'amara@gmail.com');
    expect(field('Email')).toBeValid();
    await user.click(button());
    await wait(1010);
    expect(showToast).toHaveBeenCalledTimes(1);
  });

  test('one that looks misspelt is asked about once; it may be right', async () => {
    const user = await giveAddress('amara@gmial.com');
    expect(field('Email').validationMessage).toBe('Did you mean amara@gmail.com?');
    await wait(2000);
    expect(showToast).not.toHaveBeenCalled();
    await user.click(button());
    await wait(1010);
    expect(showToast).toHaveBeenCalledTimes(1);
  });
});

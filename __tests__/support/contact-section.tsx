import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactSection } from '../../src/components/sections/ContactSection';
import { ToastContext } from '../../src/hooks/use-toast';
import type { ContactProviderName } from '../../src/utils/forms/contact-providers';
import { CONTACT_WORDS, contactSettings } from './contact-data';
import { giveSite } from './give-site';
import { renderInTheme } from './render-in-theme';

export const showToast = jest.fn();
export const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

/** An answer as far as the form looks at it; jsdom has no Response of its own. */
export const answer = (status: number, body: unknown) => ({ status, text: async () => JSON.stringify(body) });

export function renderForm(
  provider: ContactProviderName = 'simulated',
  id: string | null = null,
): ReturnType<typeof renderInTheme> {
  giveSite();
  return renderInTheme(
    <ToastContext value={showToast}>
      <ContactSection words={CONTACT_WORDS} settings={contactSettings(provider, id)} />
    </ToastContext>,
  );
}

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const button = () => screen.getByRole('button', { name: /^Send/ });
export const status = () => screen.getByRole('status');
export const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Fills in every field, with the values of `WRITTEN`. */
export async function fillIn(user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })) {
  await user.type(field('Full Name'), 'Maria Cruz');
  await user.type(field('Email'), 'maria@example.com');
  await user.type(field(/^Phone/), '07700 900123');
  await user.selectOptions(field("I'm Interested In"), '4cs');
  await user.type(field('Your Message'), 'Hello');
  return user;
}

/** What `fillIn` has written, in the order of the fields. */
export const WRITTEN = ['Maria Cruz', 'maria@example.com', '07700 900123', '4cs', 'Hello'];

export const values = () =>
  ['Full Name', 'Email', /^Phone/, "I'm Interested In", 'Your Message'].map((name) => field(name).value);

/** Before each test of the section: an empty form at the address of the contact page, and a clock that the test moves. */
export function startOver(): void {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/contact/');
  globalThis.fetch = fetched as unknown as typeof fetch;
}

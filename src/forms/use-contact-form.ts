import { type FormEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInterfaceText } from '../hooks/use-site-settings';
import { count } from '../statistics/count';
import { fillTemplate } from '../utils/fill-template';
import { takeMarksAway } from '../utils/invisible-marks';
import { CONTACT_FIELDS, MOST_CHARACTERS } from './contact-fields';
import { emailQuestion, takeAddress } from './email-question';
import type { Values } from './message';
import type { Receiver } from './receiver';
import { valuesOf } from './send-form';
import { useMessage } from './use-message';

/**
 * Checks a form's e-mail address with the browser's own validation before the form is sent: questions an incomplete address
 * every time, and a possible misspelling once.
 */
function useEmailQuestion() {
  const { emailQuestion: words } = useInterfaceText();
  const asked = useRef('');

  const ask = (form: HTMLFormElement): HTMLInputElement | null => {
    const field = form.querySelector<HTMLInputElement>('input[type=email]');
    if (!field) return null;
    takeAddress(field);
    field.setCustomValidity('');
    const question = emailQuestion(field.value);
    // What the browser does not accept cannot be sent as it is.
    const isPossible = question?.isPossible && field.validity.valid;
    if (!question || (isPossible && asked.current === field.value)) return field;
    const { meant } = question;
    const message = meant ? fillTemplate(words.didYouMean, { address: meant }) : words.incomplete;
    field.setCustomValidity(isPossible ? `${message} ${words.asItIs}` : message);
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
    // The browser reports only the first invalid field.
    if (form.querySelector('input:invalid, select:invalid, textarea:invalid') === field) asked.current = field.value;
    return field;
  };
  return {
    /** Whether the form may be sent; if not, the browser explains beside the field. */
    isFine: (form: HTMLFormElement): boolean => {
      const field = ask(form);
      if (!field?.validity.customError) return true;
      field.reportValidity();
      return false;
    },
    /** For the form: the browser validates the fields right after the button is clicked. */
    onClickCapture: ({ currentTarget, target }: MouseEvent<HTMLFormElement>): void => {
      if ((target as Element).closest('[type=submit]')) ask(currentTarget);
    },
  };
}

/** How many characters people see in a text: an emoji or a letter with its accent is one. */
const charactersIn = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** What to say of each field with more characters than it takes, which the browser then does not let pass. */
function longFields(form: HTMLFormElement, template: string): Values {
  const found = CONTACT_FIELDS.flatMap((name) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return [];
    const most = MOST_CHARACTERS[name];
    const count = field.value.length > most ? charactersIn(field.value) : 0;
    if (count <= most) {
      if (!(field instanceof HTMLInputElement && field.type === 'email')) field.setCustomValidity('');
      return [];
    }
    const text = fillTemplate(template, { count: count.toLocaleString('en-GB'), most: most.toLocaleString('en-GB') });
    field.setCustomValidity(text);
    return [[name, text] as const];
  });
  return Object.fromEntries(found);
}

/** The interest that a link to the form gives. */
function interestInAddress(): Values {
  return { interest: new URLSearchParams(window.location.search).get('interest') ?? '' };
}

/**
 * Sends the contact form, once at a time, and keeps a draft until it is accepted.
 * @param receiver where the form goes
 * @param long the message for a field with too many characters
 * @param onAccepted called once the provider has accepted it, also when the visitor is on another page of the site by then
 * @returns the form's ref and handlers; what to say below fields that hold too much; the progress of its message
 */
export function useContactForm(receiver: Receiver, long: string, onAccepted: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const email = useEmailQuestion();
  const { keep, send, ...progress } = useMessage('contact', form, interestInAddress);
  const [tooLong, setTooLong] = useState<Values>({});
  const measure = (): void => {
    const now = form.current ? longFields(form.current, long) : {};
    // The same object where nothing is to be said, so that keystrokes render nothing.
    setTooLong((last) => (Object.keys({ ...last, ...now }).length === 0 ? last : now));
  };
  const measureFirst = useEffectEvent(measure);
  useEffect(() => measureFirst(), []);

  const onInput = ({ target }: FormEvent<HTMLFormElement>): void => {
    takeMarksAway(target);
    if (form.current) keep(valuesOf(form.current));
    measure();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { currentTarget: target } = event;
    if (progress.isSending || !email.isFine(target)) return;
    // The retry button disappears, so focus moves to the submit button.
    if (document.activeElement instanceof HTMLButtonElement) {
      target.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
    }
    void send(valuesOf(target), receiver.send, () => {
      if (receiver.post) count('Message sent');
      onAccepted();
    });
  };

  const onClickCapture = (event: MouseEvent<HTMLFormElement>): void => {
    email.onClickCapture(event);
    measure();
  };

  return { form, ...progress, tooLong, onSubmit, onInput, onClickCapture };
}

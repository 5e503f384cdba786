import { type FormEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInterfaceText } from '../hooks/use-site-settings';
import { count } from '../statistics/count';
import { fillTemplate } from '../utils/fill-template';
import { takeMarksAway } from '../utils/invisible-marks';
import { member } from '../utils/is-record';
import { tryStorage } from '../utils/try-storage';
import { CONTACT_FIELDS, MOST_CHARACTERS } from './contact-fields';
import { emailQuestion } from './email-question';
import type { Outcome, Receiver } from './receiver';
import { valuesOf } from './send-form';

type Values = Readonly<Record<string, string>>;

/** Where the draft is stored for as long as the tab is open. */
const DRAFT = 'contact-draft';

/** The draft from before a reload; only the text of known fields. */
function readDraft(): Values {
  const stored: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null'));
  const fields = CONTACT_FIELDS.map((name) => [name, member(stored, name)]);
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
}

function keepDraft(values: Values): void {
  tryStorage(() => sessionStorage.setItem(DRAFT, JSON.stringify(values)));
}

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
    takeMarksAway(field);
    const question = emailQuestion(field.value);
    const isAnswered = question?.isPossible && asked.current === field.value;
    field.setCustomValidity('');
    if (!question || isAnswered) return field;
    const { meant, isPossible } = question;
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

/** Fills fields that are still empty; the visitor may have typed before hydration. */
function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const name of CONTACT_FIELDS) {
    const field = form.elements.namedItem(name);
    const value = values[name];
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
    if (!isField || field.value !== '' || !value) continue;
    field.value = value;
    // A value that is not an option would leave the dropdown blank.
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
  }
}

/**
 * Sends the contact form, once at a time, and keeps a draft until it is accepted.
 * @param receiver where the form goes
 * @param long the message for a field with too many characters
 * @param onAccepted called once the provider has accepted it
 * @returns the form's ref and handlers; what to say below fields that hold too much; whether it is being sent; the last submission's values and outcome, which is null once
 * the visitor types again after a success
 */
export function useContactForm(receiver: Receiver, long: string, onAccepted: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController | null>(null);
  const email = useEmailQuestion();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [sent, setSent] = useState<Values>({});
  const [tooLong, setTooLong] = useState<Values>({});
  const measure = (): void => {
    const now = form.current ? longFields(form.current, long) : {};
    // The same object where nothing is to be said, so that keystrokes render nothing.
    setTooLong((last) => (Object.keys({ ...last, ...now }).length === 0 ? last : now));
  };
  const measureFirst = useEffectEvent(measure);

  useEffect(() => {
    const interest = new URLSearchParams(window.location.search).get('interest') ?? '';
    if (form.current) fillEmpty(form.current, { interest });
    if (form.current) fillEmpty(form.current, readDraft());
    measureFirst();
    const giveUp = (): void => {
      sending.current?.abort();
      sending.current = null;
      setIsSending(false);
    };
    // The back/forward cache may restore a page frozen mid-submission.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) giveUp();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
      giveUp();
    };
  }, []);

  const onInput = ({ target }: FormEvent<HTMLFormElement>): void => {
    takeMarksAway(target);
    if (form.current) keepDraft(valuesOf(form.current));
    measure();
    // Typing clears the success message; an error stays until the next attempt.
    setOutcome((last) => (last?.kind === 'accepted' ? null : last));
  };

  const send = async (target: HTMLFormElement): Promise<void> => {
    const attempt = new AbortController();
    const values = valuesOf(target);
    sending.current = attempt;
    // The retry button disappears, so focus moves to the submit button.
    if (document.activeElement instanceof HTMLButtonElement) {
      target.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
    }
    setIsSending(true);
    setOutcome(null);
    setSent(values);
    const result = await receiver.send(values, attempt.signal);
    if (attempt.signal.aborted) return;
    sending.current = null;
    setIsSending(false);
    setOutcome(result);
    if (result.kind !== 'accepted') return;
    if (receiver.post) count('Message sent');
    const later = valuesOf(target);
    tryStorage(() => sessionStorage.removeItem(DRAFT));
    // Text typed meanwhile belongs to another message.
    if (CONTACT_FIELDS.every((name) => later[name] === values[name])) target.reset();
    else keepDraft(later);
    onAccepted();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!sending.current && email.isFine(event.currentTarget)) void send(event.currentTarget);
  };

  const onClickCapture = (event: MouseEvent<HTMLFormElement>): void => {
    email.onClickCapture(event);
    measure();
  };

  return { form, isSending, outcome, sent, tooLong, onSubmit, onInput, onClickCapture };
}

import { type MouseEvent, useCallback, useRef } from 'react';
import { fillTemplate } from '../utils/fill-template';
import { emailQuestion } from '../utils/forms/email-question';
import { useInterfaceText } from './use-interface-text';

/** Asks about the e-mail address of a form, by the browser's own means, before the form is sent. */
export interface EmailAsking {
  /** Whether the form may be sent; if not, the browser says why beside the field. */
  readonly isFine: (form: HTMLFormElement) => boolean;
  /** For the form: the browser checks the fields right after the press on the button. */
  readonly onClickCapture: (event: MouseEvent<HTMLFormElement>) => void;
}

/** Asks about an address that is not complete, each time, and about one that looks misspelt, once. */
export function useEmailQuestion(): EmailAsking {
  const { emailQuestion: words } = useInterfaceText();
  const asked = useRef('');

  const ask = useCallback(
    (form: HTMLFormElement): HTMLInputElement | null => {
      const field = form.querySelector<HTMLInputElement>('input[type=email]');
      if (!field) return null;
      const question = emailQuestion(field.value);
      const isAnswered = question?.isPossible && asked.current === field.value;
      field.setCustomValidity('');
      if (!question || isAnswered) return field;
      const { meant } = question;
      field.setCustomValidity(meant ? fillTemplate(words.didYouMean, { address: meant }) : words.incomplete);
      field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
      // The browser tells of the first field that is wrong only.
      if (form.querySelector('input:invalid, select:invalid, textarea:invalid') === field) asked.current = field.value;
      return field;
    },
    [words],
  );
  const isFine = useCallback(
    (form: HTMLFormElement): boolean => {
      const field = ask(form);
      if (!field?.validity.customError) return true;
      field.reportValidity();
      return false;
    },
    [ask],
  );
  const onClickCapture = useCallback(
    ({ currentTarget, target }: MouseEvent<HTMLFormElement>): void => {
      if ((target as Element).closest('[type=submit]')) ask(currentTarget);
    },
    [ask],
  );
  return { isFine, onClickCapture };
}

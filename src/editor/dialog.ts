import type { Problem } from '../content/read/problem';

/** What an element is made of. */
export type Child = Node | string;

/** An element with its content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly Child[],
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A button, and what it does. */
export function button(text: string, press: () => void): HTMLButtonElement {
  const made = element('button', [text], { type: 'button' });
  made.addEventListener('click', press);
  return made;
}

function problemItem({ file, line, message, found, expected, fix }: Problem): HTMLElement {
  const details = [
    ...(found === undefined ? [] : [element('p', [`Found: ${found}`])]),
    ...(expected === undefined ? [] : [element('p', [expected.startsWith('did') ? expected : `Allowed: ${expected}`])]),
    element('p', [fix]),
  ];
  return element('li', [element('strong', [message]), ...details, element('small', [`${file}, line ${line}`])]);
}

/** A list of problems under a heading; nothing where there are none. */
export function problemList(heading: string, problems: readonly Problem[]): HTMLElement[] {
  if (problems.length === 0) return [];
  return [element('h3', [heading]), element('ul', problems.map(problemItem))];
}

/** What is asked in a dialog. */
export interface Question {
  readonly title: string;
  readonly content: readonly Child[];
  /** The button that closes the dialog and changes nothing. */
  readonly back: string;
  /** The button that goes on, where that is possible. */
  readonly goOn?: string;
  /** Closes the dialog once the question has answered itself. */
  readonly closeOn?: AbortSignal;
  /** What is still missing before one can go on; the dialog says it and stays. Given where something is filled in. */
  readonly missing?: () => string | undefined;
}

/** Asks in a dialog above the page; returns whether to go on. Escape goes back. */
export function ask({ title, content, back, goOn, closeOn, missing }: Question): Promise<boolean> {
  const isForm = missing !== undefined;
  const tryToGoOn = (): void => {
    const needed = missing?.();
    message.textContent = needed ?? '';
    if (needed !== undefined) return;
    dialog.close('go on');
    // The browser's own event comes later, and letters may be typed before it.
    dialog.dispatchEvent(new Event('close'));
  };
  const backButton = button(back, () => dialog.close());
  const goOnButton = goOn === undefined ? undefined : button(goOn, tryToGoOn);
  const buttons = goOnButton ? [goOnButton, backButton] : [backButton];
  const message = element('p', [], { class: 'editor-dialog-missing', role: 'alert' });
  const heading = element('h2', [title], { id: 'editor-dialog-title', tabindex: '-1' });
  const choice = element('div', isForm ? buttons.reverse() : buttons, { class: 'editor-dialog-buttons' });
  const dialog = element('dialog', [heading, element('div', content), message, choice], {
    class: 'editor-dialog',
    'aria-labelledby': 'editor-dialog-title',
  });
  document.body.append(dialog);
  return new Promise((resolve) => {
    closeOn?.addEventListener('abort', () => dialog.close());
    dialog.addEventListener('keydown', (event) => {
      // Keys are for the dialog, not for the shortcuts of the page below it.
      event.stopPropagation();
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      goOnButton?.click();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'go on');
    });
    dialog.showModal();
    // Not a button, which would scroll a long list to its end.
    const first = isForm ? dialog.querySelector<HTMLInputElement>('input:not([hidden])') : undefined;
    (first ?? heading).focus();
  });
}

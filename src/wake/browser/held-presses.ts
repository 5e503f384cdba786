import { scriptedControl } from './need';
import { takeOver } from './take-over';

interface HeldPress {
  readonly target: HTMLElement;
  readonly replay: () => void;
}

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** Presses what is not necessarily HTML, such as the drawing in a button. */
export function pressTarget(target: EventTarget | null): void {
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Presses an element as the visitor did; one that hydration has replaced still leads where it led. */
function press(element: HTMLElement): void {
  takeOver(element);
  if (!element.isConnected && element instanceof HTMLAnchorElement) {
    location.assign(element.href);
    return;
  }
  element.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, cancelable: true }));
  element.click();
}

/** Presses that are being kept. */
export interface HeldPresses {
  /** Takes over a press or a submission that another has held: one that the browser can answer is given back to it. */
  readonly take: (event: Event) => void;
  /** Stops holding and does what was held, in order: to the runtime if it is there, else to the browser. */
  readonly release: () => void;
  /** Forgets what is held; a visitor who comes back to the page does not expect it any more. */
  readonly forget: () => void;
}

/**
 * Keeps presses and submissions that come before the runtime, until somebody can answer them.
 * @param onHold called with each of them, so that the runtime is woken
 */
export function holdPresses(onHold: () => void): HeldPresses {
  const held: HeldPress[] = [];

  /** A second press on the same thing is impatience, not a second wish. */
  const hold = (event: Event, target: HTMLElement, replay: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.at(-1)?.target !== target) held.push({ target, replay });
    onHold();
  };
  const onClick = (event: MouseEvent): void => {
    const control = scriptedControl(event.target);
    if (control && isPlainPress(event)) hold(event, control, () => press(control));
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    hold(event, form, () => {
      takeOver(form);
      form.requestSubmit(submitter);
    });
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  return {
    take: (event) => {
      if (event instanceof SubmitEvent) onSubmit(event);
      else if (scriptedControl(event.target)) onClick(event as MouseEvent);
      else pressTarget(event.target);
    },
    release: () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('submit', onSubmit, true);
      for (const { replay } of held.splice(0)) replay();
    },
    forget: () => {
      held.length = 0;
    },
  };
}

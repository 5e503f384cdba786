/** How soon the runtime is needed: at once, when the browser has nothing better to do, or not at all. */
export type Need = 'now' | 'idle' | 'none';

const FIELD = 'input, textarea, select';
const CONTROL = 'button, label, summary, [role="button"]';
const PRESSED_IN_PLACE = '[data-wake="press"]';

function elementOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target : null;
}

/** Whether a link is meant to be handled in place by script; any other link the browser follows by itself. */
function isHandledInPlace(link: HTMLAnchorElement): boolean {
  return link.matches(PRESSED_IN_PLACE);
}

/** A checkbox, radio or the like, whose press the browser would show although nobody listens yet. */
function isSwitch(field: Element | null): boolean {
  return field instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(field.type);
}

/** A button that does nothing by itself: it submits no form (that is held apart) and shows no popover or dialog. */
function isScriptedButton(element: Element): boolean {
  if (!(element instanceof HTMLButtonElement)) return element.getAttribute('role') === 'button';
  const native = element.hasAttribute('popovertarget') || element.hasAttribute('commandfor');
  return !native && (element.type === 'button' || element.form === null);
}

/**
 * The element whose press only the runtime can answer, or `null` where the browser does it by itself:
 * plain links, submit buttons (the form's own event is held), text fields, popover buttons, `summary`.
 */
export function scriptedControl(target: EventTarget | null): HTMLElement | null {
  const element = elementOf(target)?.closest(`a[href], button, [role="button"], input, label`);
  if (!(element instanceof HTMLElement)) return null;
  if (element instanceof HTMLAnchorElement) {
    return isHandledInPlace(element) && element.target !== '_blank' ? element : null;
  }
  if (element instanceof HTMLInputElement) return isSwitch(element) ? element : null;
  if (element instanceof HTMLLabelElement) return isSwitch(element.control) ? element : null;
  return isScriptedButton(element) ? element : null;
}

/** How soon an event says that the runtime is needed. A press on a plain link only leaves the page. */
export function needOf(event: Event): Need {
  const element = elementOf(event.target);
  if (event.type === 'pointerover' && 'pointerType' in event && event.pointerType !== 'mouse') return 'none';
  if (scriptedControl(element) || element?.closest(FIELD)) return 'now';
  const link = element?.closest('a[href]');
  if (event.type === 'pointerdown') return link ? 'none' : 'idle';
  if (event.type === 'pointerover') return link || element?.closest(CONTROL) ? 'idle' : 'none';
  return 'idle';
}

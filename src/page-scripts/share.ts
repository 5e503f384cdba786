import { copyText } from '../utils/copy-text';
import { COPIED, COPY_FAILED } from '../utils/page-ids';

/** Where `ShareRow` and letters keep the text to copy, or the title to share, on their buttons. */
type ShareData = Readonly<Record<'copy' | 'share', string | undefined>>;

/** The address that the visitor sees, without what was searched for or jumped to. */
const visibleAddress = (): string => location.origin + location.pathname;

/** The element around a button that has what is said once the text is copied, or could not be. */
const PLACE = 'section,figure';

function show(button: HTMLElement, message: string, isShown: boolean): HTMLElement | null | undefined {
  const element = button.closest(PLACE)?.querySelector<HTMLElement>(message);
  if (element) element.hidden = !isShown;
  return element;
}

/** Copies a text, and says so. Where the clipboard is out of reach, the text is offered for copying by hand. */
async function copy(button: HTMLElement, text: string): Promise<void> {
  const isCopied = await copyText(text);
  show(button, `[${COPIED}]`, isCopied);
  const field = show(button, `[${COPY_FAILED}]`, !isCopied)?.querySelector('input');
  if (!field || isCopied) return;
  field.value = text;
  field.focus();
  field.select();
}

/** Answers the buttons of `ShareRow` at once: browsers allow copying and sharing only while they handle a press. */
function answer(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-copy],[data-share]');
  if (!button) return;
  event.stopImmediatePropagation();
  const { copy: text, share: title } = button.dataset as ShareData;
  if (text) copy(button, text.replace('{url}', visibleAddress()));
  // A visitor who closes the sheet rejects the promise; nothing needs fixing.
  else navigator.share({ title, url: visibleAddress() }).catch(() => undefined);
}

document.documentElement.toggleAttribute('data-can-share', 'share' in navigator);
addEventListener('click', answer, { capture: true });

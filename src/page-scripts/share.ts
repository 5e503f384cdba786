import { copyText } from '../utils/copy-text';
import { COPIED, COPY_FAILED } from '../utils/page-attributes';

/** Data attributes of the buttons in `ShareRow` and letters: the text to copy, or the title to share. */
type ShareData = Readonly<Record<'copy' | 'share', string | undefined>>;

/** The element around a button that holds the messages for a successful or failed copy. */
const PLACE = 'section,figure';

function show(button: HTMLElement, message: string, isShown: boolean): HTMLElement | null | undefined {
  const element = button.closest(PLACE)?.querySelector<HTMLElement>(message);
  if (element) element.hidden = !isShown;
  return element;
}

/** How long the message of an earlier copy is gone, in milliseconds, so that screen readers announce it again. */
const PAUSE = 100;

/** Copies a text and shows a message. Without clipboard access, offers the text for copying by hand. */
async function copy(button: HTMLElement, text: string): Promise<void> {
  show(button, `[${COPIED}]`, false);
  const isCopied = await copyText(text);
  if (isCopied) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  show(button, `[${COPIED}]`, isCopied);
  const field = show(button, `[${COPY_FAILED}]`, !isCopied)?.querySelector('input');
  if (!field || isCopied) return;
  field.value = text;
  field.focus();
  field.select();
}

/** Handles the buttons of `ShareRow` synchronously: browsers allow copying and sharing only during a click. */
function answer(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-copy],[data-share]');
  if (!button) return;
  event.stopImmediatePropagation();
  const { copy: text, share: title } = button.dataset as ShareData;
  const url = location.origin + location.pathname;
  if (text)
    copy(
      button,
      text.replaceAll('{url}', () => url),
    );
  // Closing the share sheet rejects the promise; nothing needs fixing.
  else navigator.share({ title, url }).catch(() => undefined);
}

document.documentElement.toggleAttribute('data-can-share', 'share' in navigator);
addEventListener('click', answer, { capture: true });

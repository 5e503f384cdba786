import { COPIED_ID, COPY_FAILED_ID } from '../utils/page-ids';

/** Where `ShareRow` keeps the text to copy, or the title to share, on its buttons. */
type ShareData = Readonly<Record<'copy' | 'share', string | undefined>>;

/** The address that the visitor sees, without what was searched for or jumped to. */
const visibleAddress = (): string => location.origin + location.pathname;

function show(id: string, isShown?: boolean): HTMLElement | null {
  const element = document.getElementById(id);
  if (element) element.hidden = !isShown;
  return element;
}

/** Copies a text, and says so. Where the clipboard is out of reach, the text is offered for copying by hand. */
async function copy(text: string): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  show(COPIED_ID, isCopied);
  const field = show(COPY_FAILED_ID, !isCopied)?.querySelector('input');
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
  if (text) copy(text.replace('{url}', visibleAddress()));
  // A visitor who closes the sheet rejects the promise; nothing needs fixing.
  else navigator.share({ title, url: visibleAddress() }).catch(() => undefined);
}

document.documentElement.toggleAttribute('data-can-share', 'share' in navigator);
addEventListener('click', answer, { capture: true });

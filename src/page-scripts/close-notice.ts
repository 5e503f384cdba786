import { NOTICE_CLOSE } from '../utils/page-attributes';
import { tryStorage } from '../utils/try-storage';

/** Closes the notice for good: its key is kept. */
function close(event: Event): void {
  const key = (event.target as Element).closest(`[${NOTICE_CLOSE}]`)?.getAttribute(NOTICE_CLOSE);
  if (!key) return;
  // The press waits for nothing else.
  event.stopImmediatePropagation();
  tryStorage(() => localStorage.setItem('notice', key));
  document.documentElement.dataset.notice = key;
  // The button with the focus is gone.
  document.querySelector<HTMLElement>('header a')?.focus();
}

addEventListener('click', close, { capture: true });

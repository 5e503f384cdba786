import { today } from '../utils/calendar';
import { NOTICE_CLOSE, NOTICE_UNTIL } from '../utils/page-ids';
import { tryStorage } from '../utils/try-storage';

const { dataset } = document.documentElement;

/** Hides the notice at the end of its last day on a page left open. */
function hideOver(): void {
  const until = document.querySelector(`[${NOTICE_UNTIL}]`)?.getAttribute(NOTICE_UNTIL);
  if (until && today() > until) dataset.notice = 'off';
}

/** Closes the notice for good: its key is kept. */
function close(event: Event): void {
  if (!(event.target as Element).closest(`[${NOTICE_CLOSE}]`)) return;
  // The press waits for nothing else.
  event.stopImmediatePropagation();
  tryStorage(() => localStorage.setItem('notice', dataset.notice ?? ''));
  dataset.notice = 'off';
  // The button with the focus is gone.
  document.querySelector<HTMLElement>('header a')?.focus();
}

setInterval(hideOver, 30_000);
addEventListener('click', close, { capture: true });

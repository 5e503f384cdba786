import { SAID, SAID_CLOSE } from '../utils/page-ids';
import { tryStorage } from '../utils/try-storage';

/** The notice of `content/site.yaml`: its days, and what stands for its words. */
export interface NoticeOptions {
  readonly key: string;
  readonly from: string;
  readonly until: string;
}

/** Shows the notice above the header on its days, unless the visitor has closed it; the first time before the first paint. */
export function startNotice({ key, from, until }: NoticeOptions): void {
  let isClosed = tryStorage(() => localStorage.getItem(SAID)) === key;
  const show = (): void => {
    // Swedish writes a day as `2027-01-05`; this is shorter than calendar functions, and every page carries it.
    const day = new Date().toLocaleDateString('sv');
    document.documentElement.setAttribute(SAID, isClosed || day < from || day > until ? 'off' : 'on');
  };
  show();
  setInterval(show, 30_000);
  const close = (event: Event): void => {
    if (!(event.target as Element).closest(`[${SAID_CLOSE}]`)) return;
    // The press waits for nothing else.
    event.stopImmediatePropagation();
    isClosed = true;
    tryStorage(() => localStorage.setItem(SAID, key));
    show();
    // The button with the focus is gone.
    document.querySelector<HTMLElement>('header a')?.focus();
  };
  addEventListener('click', close, { capture: true });
}

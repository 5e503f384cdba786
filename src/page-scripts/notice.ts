import { tryStorage } from '../utils/try-storage';

/**
 * Shows the notice of `content/site.yaml` on its days, unless the visitor has closed it; `key` stands for its words. Inline, so
 * that it runs before the first paint; `notice-while-open.ts` has the rest.
 */
export function showNotice(key: string, until: string, from?: string): void {
  // Swedish writes a day as `2027-01-05`; this is shorter than calendar functions, and every page carries it.
  const day = new Date().toLocaleDateString('sv');
  const isShown = !(from && day < from) && day <= until && tryStorage(() => localStorage.notice) !== key;
  document.documentElement.dataset.notice = isShown ? key : 'off';
}

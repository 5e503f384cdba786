import { button, type Child, element } from './dialog';

/** Shows a notice above the page, under those that are there, until it is closed or removed. */
export function showNotice(children: readonly Child[], whenClosed?: () => void): HTMLElement {
  const close = button('Close', () => {
    notice.remove();
    whenClosed?.();
  });
  const notice = element('div', [...children, close], { class: 'editor-notice', role: 'status' });
  const notices = document.querySelector('.editor-notices') ?? element('div', [], { class: 'editor-notices' });
  notices.append(notice);
  document.body.append(notices);
  return notice;
}

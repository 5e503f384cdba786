import { CONTENT_MISTAKES } from '../routes';
import { LIGHT } from '../theme/palette';

/** Polling interval in milliseconds. */
const EVERY = 1000;

const STYLE = [
  'position:fixed;inset:auto 0 0;z-index:9999;max-height:40vh;margin:0;padding:1rem;overflow:auto;white-space:pre-wrap',
  `border-top:4px solid ${LIGHT.error.main};color:${LIGHT.text.primary};background:${LIGHT.background.paper}`,
  'font:14px/1.5 monospace',
].join(';');

/**
 * Shows the mistakes in the content over the page while an author writes: until they are corrected, pages show the last
 * version without a mistake. Only `gatsby develop` loads this.
 */
export function showContentNotice(): void {
  const notice = document.createElement('pre');
  notice.role = 'status';
  notice.style.cssText = STYLE;
  const update = async (): Promise<void> => {
    const response = await fetch(CONTENT_MISTAKES).catch(() => undefined);
    // Without an answer, the server has ended or is starting again.
    const mistakes: readonly string[] = response?.ok ? await response.json() : [];
    notice.textContent = [
      'Mistakes in the content; until they are corrected, pages stay as they were before.',
      ...mistakes,
    ].join('\n\n');
    if (mistakes.length > 0) document.body.append(notice);
    else notice.remove();
    setTimeout(update, EVERY);
  };
  void update();
}

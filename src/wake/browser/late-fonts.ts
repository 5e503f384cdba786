import { FONT_STYLES } from '../names';
import { isDataPrecious } from './fetch-ahead';

/** Whether an earlier page of this visit has fetched the fonts, so that they cost nothing now. */
function comesFromThisSite(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Puts the fonts in use once the page has been painted in those that stand in for them: earlier they would be in the way
 * of the text and of the first picture. Who saves data reads on in the fonts of the system.
 */
export function showFontsLate(): void {
  const styles = document.getElementById(FONT_STYLES);
  if (!(styles instanceof HTMLStyleElement) || isDataPrecious()) return;
  const show = (): void => {
    styles.media = 'all';
  };
  if (comesFromThisSite()) show();
  else new PerformanceObserver(show).observe({ type: 'paint', buffered: true });
}

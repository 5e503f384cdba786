/** An app that shows web pages in a browser of its own, which often cannot print, save files or open calendars. */
export interface InApp {
  /** Null for one that only says that it is no browser. */
  readonly name: string | null;
  /** The app's own way to the phone's browser. */
  readonly menu: string;
  readonly isAndroid: boolean;
}

const DOTS = '⋯ or ⋮';

/**
 * The apps' signs in the user agent, the most exact first, and their menus; `docs/where-pages-open.md` lists the sources. They
 * decide about words alone.
 */
const SIGNS: readonly (readonly [name: string | null, sign: RegExp, menu: string])[] = [
  ['Messenger', /\bMessengerForiOS\b|\bFB_IAB\/MESSENGER\b/, `${DOTS}, then “Open in external browser”`],
  ['Instagram', /\bInstagram\b/, `${DOTS}, then “Open in external browser”`],
  ['Facebook', /\bFB(?:AN|_IAB)\/.*\bIABMV\b|\bMetaIAB Facebook\b/, `${DOTS}, then “Open in external browser”`],
  ['Facebook or Messenger', /\bFB(?:AN|AV|_IAB)\//, `${DOTS}, then “Open in external browser”`],
  ['WhatsApp', /\[WA(?:iOS|4A)\/|\bWhatsApp\//, `the compass or ${DOTS}, then “Open in browser”`],
  ['LinkedIn', /\bLinkedInApp\b/, `${DOTS}, then “Open in browser”`],
  ['TikTok', /\bmusical_ly|\bBytedance/i, `${DOTS}, then “Open in browser”`],
  ['LINE', /\bLine\//, `${DOTS}, then “Open in default browser”`],
  ['Telegram', /\bTelegram-Android\//, `the compass or ${DOTS}, then “Open in browser”`],
  ['the Google app', /\bGSA\//, `${DOTS}, then “Open in browser”`],
  [null, /; wv\)|(?:iPhone|iPad|iPod|Macintosh).*AppleWebKit(?!.*Safari\/)/, `${DOTS}, then “Open in browser”`],
];

/**
 * The app around the page, if it gives a sign of itself.
 * @param userAgent the browser's
 * @param page the page's global object, on which Telegram puts its own
 */
export function appAround(userAgent: string, page: object): InApp | null {
  const isTelegram = 'TelegramWebview' in page || 'TelegramWebviewProxy' in page;
  const found = SIGNS.find(([name, sign]) => sign.test(userAgent) || (isTelegram && name === 'Telegram'));
  return found ? { name: found[0], menu: found[2], isAndroid: /\bAndroid\b/.test(userAgent) } : null;
}

/** A link that has Android open a page in Chrome. Android takes the last fragment as its own, so the page keeps its. */
export function chromeLink({ href, protocol }: URL): string {
  return `intent:${href.slice(protocol.length)}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;end`;
}

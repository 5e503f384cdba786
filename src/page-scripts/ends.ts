import { followTime } from '../utils/clock';
import { ENDS, EVENT_ZONE, OVER } from '../utils/page-attributes';

/** The page's language, or the browser's own where a translator has set what is no language tag, such as `auto`. */
function language(): string[] {
  try {
    return Intl.getCanonicalLocales(document.documentElement.lang);
  } catch {
    return [];
  }
}

/** What clocks show at a moment: in a zone, or the visitor's own. */
function clock(moment: Date, options: Intl.DateTimeFormatOptions, timeZone?: string): string {
  return new Intl.DateTimeFormat(language(), { ...options, timeZone }).format(moment);
}

const HOUR = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Adds the visitor's own hour to the zone of an event, with the day if that differs too. */
function addOwnHour(element: HTMLElement): void {
  const { begins = '', here = '', own = '' } = element.dataset;
  const zone = element.getAttribute(EVENT_ZONE) ?? '';
  const moment = new Date(begins);
  const isSame = (options: Intl.DateTimeFormatOptions): boolean =>
    clock(moment, options) === clock(moment, options, zone);
  const hour = clock(moment, isSame(DAY) ? HOUR : { ...DAY, ...HOUR });
  const now = isSame(HOUR) && isSame(DAY) ? '' : ` · ${here.replace('{hour}', hour)}`;
  // Visitors travel, and keep pages open.
  if (now === own) return;
  element.dataset.own = now;
  element.textContent = `${element.textContent?.replace(own, '')}${now}`;
}

/** Marks events and a notice that are over, whenever the page was built or opened. */
function update(): void {
  for (const element of document.querySelectorAll(`[${ENDS}]`)) {
    element.toggleAttribute(OVER, new Date(element.getAttribute(ENDS) ?? '') <= new Date());
  }
  for (const zone of document.querySelectorAll<HTMLElement>(`[${EVENT_ZONE}]`)) addOwnHour(zone);
}

update();
followTime(update);
// Runs again when React renders another page.
document.addEventListener('rendered', update);

import { ENDS, EVENT_ZONE, OVER } from '../utils/page-attributes';

/** What clocks show at a moment: in a zone, or the visitor's own. */
function clock(moment: Date, options: Intl.DateTimeFormatOptions, timeZone?: string): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, { ...options, timeZone }).format(moment);
}

const HOUR = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Adds the visitor's own hour to the zone of an event, with the day if that differs too. */
function addOwnHour(element: HTMLElement): void {
  const { begins = '', here = '', own } = element.dataset;
  const zone = element.getAttribute(EVENT_ZONE) ?? '';
  const moment = new Date(begins);
  const isSame = (options: Intl.DateTimeFormatOptions): boolean =>
    clock(moment, options) === clock(moment, options, zone);
  if (own || (isSame(HOUR) && isSame(DAY))) return;
  element.dataset.own = 'added';
  const hour = clock(moment, isSame(DAY) ? HOUR : { ...DAY, ...HOUR });
  element.textContent += ` · ${here.replace('{hour}', hour)}`;
}

/** Marks events and a notice that are over, whenever the page was built or opened. */
function update(): void {
  for (const element of document.querySelectorAll(`[${ENDS}]`)) {
    element.toggleAttribute(OVER, new Date(element.getAttribute(ENDS) ?? '') <= new Date());
  }
  for (const zone of document.querySelectorAll<HTMLElement>(`[${EVENT_ZONE}]`)) addOwnHour(zone);
}

update();
setInterval(update, 30_000);
// Runs again when React renders another page.
document.addEventListener('rendered', update);

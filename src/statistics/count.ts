/** What visitors do that leads to a call, or would have; `docs/statistics.md` explains each. */
export const EVENT_NAMES = [
  'Booking link',
  'Message sent',
  'Newsletter subscription',
  'Planner result',
  'Plan kept',
  'Search without result',
  'File download',
  'Event link',
  'Payment link',
  'Contact link',
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

/** A page view, which has no name, or an event. */
export interface Counted {
  readonly name?: EventName;
  /** Never what a visitor has typed, except `words` of a search, which are sent only if the owner wants them. */
  readonly details: Readonly<Record<string, string>>;
}

/** The type of the DOM event that the page script listens to. */
export const COUNTED = 'counted';

/** Reports an event or, without a name, a page view to the page script; nothing happens where statistics are off. */
export function count(name?: EventName, details: Counted['details'] = {}): void {
  document.dispatchEvent(new CustomEvent<Counted>(COUNTED, { detail: { name, details } }));
}

/** Marks a link whose press the page script counts as an event. */
export const counted = (name: EventName, details: Counted['details']) => ({
  'data-counted': JSON.stringify([name, details]),
});

import { CONTACT_FIELDS, type ContactField } from './contact-fields';

export type Draft = Partial<Record<ContactField, string>>;

const KEY = 'contact-draft';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Storage may be forbidden, full or absent; the form then simply remembers nothing. */
function tolerant<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** What the visitor typed before a reload; only texts of known fields. */
export function readDraft(): Draft {
  const stored: unknown = tolerant(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'), null);
  if (!isRecord(stored)) return {};
  const texts = CONTACT_FIELDS.map((field) => [field, stored[field]]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}

/** Keeps what was typed, for as long as the tab lives. */
export function keepDraft(draft: Draft): void {
  tolerant(() => sessionStorage.setItem(KEY, JSON.stringify(draft)), undefined);
}

/** Forgets the draft, once it is sent. */
export function dropDraft(): void {
  tolerant(() => sessionStorage.removeItem(KEY), undefined);
}

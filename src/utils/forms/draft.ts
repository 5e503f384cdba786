import { member } from '../is-record';
import { CONTACT_FIELDS, type ContactField } from './contact-fields';

type Draft = Partial<Record<ContactField, string>>;

const KEY = 'contact-draft';
const TOKEN_KEY = 'contact-token';

/** For browsers whose storage is forbidden. */
let token: string | null = null;

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
  const texts = CONTACT_FIELDS.map((field) => [field, member(stored, field)]).filter(
    ([, value]) => typeof value === 'string',
  );
  return Object.fromEntries(texts);
}

/** Keeps what was typed, for as long as the tab lives. */
export function keepDraft(draft: Draft): void {
  tolerant(() => sessionStorage.setItem(KEY, JSON.stringify(draft)), undefined);
}

/** What tells this message from others, so that a message that is sent again, even after a reload, arrives once. */
export function draftToken(): string {
  token ??= tolerant(() => sessionStorage.getItem(TOKEN_KEY), null);
  token ??= `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const kept = token;
  tolerant(() => sessionStorage.setItem(TOKEN_KEY, kept), undefined);
  return kept;
}

/** Forgets the draft, once it is sent. */
export function dropDraft(): void {
  token = null;
  tolerant(() => sessionStorage.removeItem(TOKEN_KEY), undefined);
  tolerant(() => sessionStorage.removeItem(KEY), undefined);
}

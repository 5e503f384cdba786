import { member } from '../is-record';
import { tryStorage } from '../try-storage';
import { CONTACT_FIELDS, type ContactField } from './contact-fields';

type Draft = Partial<Record<ContactField, string>>;

const KEY = 'contact-draft';
const TOKEN_KEY = 'contact-token';

/** For browsers whose storage is forbidden. */
let token: string | null | undefined;

/** What the visitor typed before a reload; only texts of known fields. */
export function readDraft(): Draft {
  const stored: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  const texts = CONTACT_FIELDS.map((field) => [field, member(stored, field)]).filter(
    ([, value]) => typeof value === 'string',
  );
  return Object.fromEntries(texts);
}

/** Keeps what was typed, for as long as the tab lives. */
export function keepDraft(draft: Draft): void {
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

/** What tells this message from others, so that a message that is sent again, even after a reload, arrives once. */
export function draftToken(): string {
  token ??= tryStorage(() => sessionStorage.getItem(TOKEN_KEY));
  token ??= `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const kept = token;
  tryStorage(() => sessionStorage.setItem(TOKEN_KEY, kept));
  return kept;
}

/** Forgets the draft, once it is sent. */
export function dropDraft(): void {
  token = undefined;
  for (const key of [TOKEN_KEY, KEY]) tryStorage(() => sessionStorage.removeItem(key));
}

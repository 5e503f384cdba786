import { member } from '../is-record';
import { tryStorage } from '../try-storage';
import { CONTACT_FIELDS, type ContactField } from './contact-fields';

type Draft = Partial<Record<ContactField, string>>;

const KEY = 'contact-draft';

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

/** Forgets the draft, once it is sent. */
export function dropDraft(): void {
  tryStorage(() => sessionStorage.removeItem(KEY));
}

import { member } from '../utils/is-record';
import { tryStorage } from '../utils/try-storage';
import { CONTACT_FIELDS, type ContactField } from './contact-fields';

type Draft = Partial<Record<ContactField, string>>;

const KEY = 'contact-draft';

/** The draft from before a reload; only the text of known fields. */
export function readDraft(): Draft {
  const stored: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  const texts = CONTACT_FIELDS.map((field) => [field, member(stored, field)]).filter(
    ([, value]) => typeof value === 'string',
  );
  return Object.fromEntries(texts);
}

/** Stores the draft for as long as the tab is open. */
export function keepDraft(draft: Draft): void {
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

/** Deletes the draft after it has been sent. */
export function dropDraft(): void {
  tryStorage(() => sessionStorage.removeItem(KEY));
}

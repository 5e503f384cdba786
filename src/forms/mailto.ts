import { CONTACT_FIELDS, type ContactField } from './contact-fields';

/** Some programs cut or refuse longer URLs (Windows passes on about 2,000 characters). */
const LONGEST = 1900;

/** An e-mail the visitor can send instead of the form. */
interface Mailto {
  readonly href: string;
  /** The e-mail's text, if too long for the URL. */
  readonly left: string | null;
}

/**
 * A prefilled `mailto:` URL (RFC 6068), or as much of it as programs accept.
 * @param to the recipient
 * @param words each field's label, written before its value
 * @param interests the choices, whose labels are written
 */
export function mailtoLink(
  to: string,
  subject: string,
  fields: Readonly<Record<string, string>>,
  words: Readonly<Record<ContactField, { readonly label: string }>>,
  interests: readonly { readonly value: string; readonly label: string }[],
): Mailto {
  const interest = interests.find(({ value }) => value === fields.interest)?.label;
  const written: typeof fields = { ...fields, ...(interest && { interest }) };
  const lines = CONTACT_FIELDS.filter((field) => field !== 'message' && written[field]).map(
    (field) => `${words[field].label}: ${written[field]}`,
  );
  const text = [fields.message ?? '', '', ...lines].join('\n');
  const begun = `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  const href = `${begun}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
  return href.length <= LONGEST ? { href, left: null } : { href: begun, left: text };
}

import { CONTACT_FIELDS, type ContactField } from './contact-fields';

/** Longer addresses are cut or refused by some programs (Windows hands over about 2,000 characters). */
const LONGEST = 1900;

/** An e-mail that a visitor writes in place of the form. */
interface Mailto {
  readonly href: string;
  /** The text of the e-mail, where it is too long to be in the address. */
  readonly left: string | null;
}

/**
 * The address of an e-mail with everything filled in (RFC 6068), or as much of it as programs take.
 * @param to the recipient
 * @param words the label of each field, which is before its value
 */
export function mailtoLink(
  to: string,
  subject: string,
  fields: Readonly<Record<string, string>>,
  words: Readonly<Record<ContactField, { readonly label: string }>>,
): Mailto {
  const lines = CONTACT_FIELDS.filter((field) => field !== 'message' && fields[field]).map(
    (field) => `${words[field].label}: ${fields[field]}`,
  );
  const text = [fields.message ?? '', '', ...lines].join('\n');
  const begun = `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  const href = `${begun}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
  return href.length <= LONGEST ? { href, left: null } : { href: begun, left: text };
}

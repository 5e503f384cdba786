import { CONTACT_FIELDS, type ContactField } from './contact-fields';

/**
 * The address of an e-mail with everything filled in (RFC 6068).
 * @param to the recipient
 * @param labels the words before each value
 */
export function mailtoLink(
  to: string,
  subject: string,
  fields: Readonly<Record<string, string>>,
  labels: Readonly<Record<ContactField, string>>,
): string {
  const lines = CONTACT_FIELDS.filter((field) => field !== 'message' && fields[field]).map(
    (field) => `${labels[field]}: ${fields[field]}`,
  );
  const body = [fields.message ?? '', '', ...lines].join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

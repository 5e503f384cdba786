/** The visitor's fields, in form order. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'interest', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Maximum length of each field; a longer text is kept and counted, since `maxLength` would cut it off without a word. */
export const MOST_CHARACTERS: Readonly<Record<ContactField, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  interest: 40,
  message: 5000,
};

/** Requires a dot in the domain, for browsers without script; with script the form warns instead. */
export const EMAIL_PATTERN = '.+@.+\\..{2,}';

/** Name of the honeypot, a hidden field that only robots fill in, if the provider has none of its own. */
export const HONEYPOT_FIELD = 'website';

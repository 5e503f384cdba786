/** What a visitor fills in, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'interest', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The most characters that a field takes. */
export const MOST_CHARACTERS: Readonly<Record<ContactField, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  interest: 40,
  message: 5000,
};

/** An address whose domain has a dot, for browsers that run no script; with script the form asks what was meant. */
export const EMAIL_PATTERN = '.+@.+\\..{2,}';

/** The name of a hidden field that robots fill in and people never see, where the provider has none of its own. */
export const HONEYPOT_FIELD = 'website';

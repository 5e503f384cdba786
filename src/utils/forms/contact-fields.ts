/** What a visitor fills in, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'interest', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Most characters that a field may hold; the same for the form and for our own endpoint. */
export const MOST_CHARACTERS: Readonly<Record<ContactField, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  interest: 40,
  message: 5000,
};

/** The name of a hidden field that robots fill in and people never see. */
export const HONEYPOT_FIELD = 'website';

/** The name of the field that says how long the form was shown, in milliseconds. */
export const ELAPSED_FIELD = 'elapsed';

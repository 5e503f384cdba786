import { takeMarksAway } from '../utils/invisible-marks';
import { editDistance } from '../utils/suggest-closest';

/** Takes the address out of what mail programs copy, such as `Amina <amina@gmail.com>` or `mailto:amina@gmail.com`, and of a sentence's end. */
export function takeAddress(field: HTMLInputElement): void {
  takeMarksAway(field);
  const [, inBrackets] = /^[^<>]*<([^<>]+)>[^<>]*$/.exec(field.value) ?? [];
  const address = (inBrackets ?? field.value).replace(/^[\s"'(]*(?:mailto:)?\s*|(?:\?.*|[\s"'),.;:]+)$/gi, '');
  // The rest of any other text may be part of the address.
  if (/^[^\s@]+@[^\s@]+$/.test(address) && address !== field.value) field.value = address;
}

/** Domains of most private addresses; those in the last line only prevent a question about a similar name. */
const PROVIDERS: readonly string[] = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.co.uk', 'outlook.com', 'yahoo.com', 'yahoo.co.uk'],
  ...['icloud.com', 'nhs.net'],
  ...['mail.com', 'email.com', 'ymail.com'],
];

interface EmailQuestion {
  /** The address probably meant; null if unknown. */
  readonly meant: string | null;
  /** Whether the address may be right, so that asking once is enough. */
  readonly isPossible: boolean;
}

/** An internet domain has a dot followed by at least two letters. */
const COMPLETE = /\.[^.]{2,}$/;

const firstLabel = (domain: string): string => domain.split('.')[0] ?? '';

/**
 * Questions an address that the browser accepts but whose domain is incomplete, or one letter away from a common provider's.
 * Null for all others.
 */
export function emailQuestion(address: string): EmailQuestion | null {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).trim().toLowerCase();
  if (at < 2 || domain === '' || PROVIDERS.includes(domain)) return null;
  const isPossible = COMPLETE.test(domain);
  const compared = isPossible ? (name: string) => name : firstLabel;
  const provider = PROVIDERS.find((name) => editDistance(compared(domain), compared(name)) <= 1);
  if (isPossible && !provider) return null;
  return { meant: provider ? address.slice(0, at) + provider : null, isPossible };
}

import { editDistance } from '../suggest-closest';

/** Where most private addresses are; the last line only keeps names that resemble another's from being asked about. */
const PROVIDERS: readonly string[] = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.co.uk', 'outlook.com', 'yahoo.com', 'yahoo.co.uk'],
  ...['icloud.com', 'nhs.net'],
  ...['mail.com', 'email.com', 'ymail.com'],
];

/** What to ask about an address before anything is sent to it. */
interface EmailQuestion {
  /** The address that was probably meant; null where that is unknown. */
  readonly meant: string | null;
  /** Whether the address may be right, so that asking once is enough. */
  readonly isPossible: boolean;
}

/** A domain of the internet has a dot, and two letters or more after its last one. */
const COMPLETE = /\.[^.]{2,}$/;

const firstLabel = (domain: string): string => domain.split('.')[0] ?? '';

/**
 * What to ask about an address that the browser accepts: its domain is not complete, or one letter away from that of
 * a common provider. Null for all others.
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

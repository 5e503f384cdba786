import { decodePath } from '../../utils/paths';

/** What an address leads to, by its form. */
export type AddressKind = 'page' | 'anchor' | 'https' | 'http' | 'mailto' | 'tel';

/** An address as the site would publish it: what it is, or why it is not one, and what to write. */
export type ReadAddress =
  | { readonly kind: AddressKind; readonly mistake?: undefined }
  | { readonly kind?: undefined; readonly mistake: string; readonly fix?: string };

/** An ampersand as HTML writes it; copied from a page's source, it becomes part of the address. */
const ESCAPED_AMPERSAND = /&(?:amp|#38|#x26);/i;

/** A name with a dot or an IPv4 address in which no label is empty, an IPv6 address, or this machine. */
const HOST = /^(?:localhost|[\w-]+(?:\.[\w-]+)+\.?|\[[\da-f:.]+\])$/i;

const MAILBOX = /^(?!\/)[^\s@?,]+@[^\s@?,.]+(?:\.[^\s@?,.]+)+$/;

/** Zero-width characters, which come with copied addresses. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/;

/** Signs of the sentence around an address; in an address they are percent-encoded. */
const PUNCTUATION = /[“”„‘’«»]/;

/** Dots for a part that is left out; `main...next` is an address of GitHub's. */
const LEFT_OUT = /…|\/\.{3,}(?=[/?#]|$)|\.{3,}$/;

/** A phone number (RFC 3966). */
const PHONE = /^\+?\d[\d.()-]*$/;

/** The part of an address before the first colon; browsers ignore blanks inside it (WHATWG URL, section 4.4). */
function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/\s/g, ''))?.[1]?.toLowerCase();
}

function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^/?#]/i.test(address) || /[\s\\]/.test(address) || !URL.canParse(address)) return false;
  return HOST.test(new URL(address).hostname);
}

/** All recipients of a `mailto:` address, also those of copies (RFC 6068). */
function recipientsOf(address: string): string[] {
  const [first = '', fields = ''] = address.slice('mailto:'.length).split('?');
  const others = fields.split('&').flatMap((field) => /^b?cc=(.*)|^to=(.*)/i.exec(field)?.slice(1) ?? []);
  return [first, ...others].flatMap((list) => list?.split(',') ?? []).map(decodePath);
}

/** Whether each recipient of a `mailto:` address has a mailbox; a subject and other fields may follow. */
const isMailAddress = (address: string): boolean =>
  !/\s|\?.*\?/.test(address) && recipientsOf(address).every((each) => MAILBOX.test(each));

const wrong = (mistake: string, fix?: string): ReadAddress => ({ mistake, ...(fix !== undefined && { fix }) });

function webMistake(address: string): ReadAddress | undefined {
  const copy = 'Open the page in a browser, and copy its whole address from there.';
  if (PUNCTUATION.test(address))
    return wrong('has a quotation mark in it, which belongs to the sentence', 'Take it out of the address.');
  if (LEFT_OUT.test(address)) return wrong('has dots for a part that is left out', copy);
  return isWebAddress(address) ? undefined : wrong('is not a valid web address', copy);
}

/** Judges an address by itself; whether a page of this site exists depends on the other files. */
export function readAddress(address: string): ReadAddress {
  const scheme = schemeOf(address);
  if (INVISIBLE.test(address)) return wrong('has an invisible character', 'Delete it, and type it again.');
  if (ESCAPED_AMPERSAND.test(address))
    return wrong('has "&amp;" where the address itself has only "&"', 'Write & instead of &amp;.');
  switch (scheme) {
    case 'https':
    case 'http':
      return webMistake(address) ?? { kind: scheme };
    case 'mailto':
      return isMailAddress(address)
        ? { kind: scheme }
        : wrong('is not a valid email address', 'Write it as mailto:name@example.com, without spaces.');
    case 'tel':
      return PHONE.test(address.slice('tel:'.length))
        ? { kind: scheme }
        : wrong('is not a valid phone number', 'Write it as tel:+441632960123, without spaces.');
    case undefined:
      if (/^#./.test(address)) return { kind: 'anchor' };
      return /^\/(?![/\\])/.test(address) ? { kind: 'page' } : wrong('does not begin with / or https://');
    default:
      return wrong('is neither https nor on this site');
  }
}

/** The hosts of a web address, or of all recipients of an e-mail address; none for any other. */
export function hostsOf(address: string): string[] {
  const { kind } = readAddress(address);
  if (/^www\./i.test(address)) return hostsOf(`https://${address}`);
  if (kind === 'https' || kind === 'http') return [new URL(address).hostname.replace(/\.$/, '')];
  const recipients = kind === 'mailto' ? recipientsOf(address) : [address.split('?')[0] ?? ''];
  return recipients.flatMap((each) => /@([^\s@?,]+)/.exec(each)?.[1] ?? []);
}

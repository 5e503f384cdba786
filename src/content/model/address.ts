/** What an address leads to, by its form. */
export type AddressKind = 'page' | 'anchor' | 'https' | 'http' | 'mailto' | 'tel';

/** An address as the site would publish it: what it is, or why it is not one. */
export type ReadAddress =
  | { readonly kind: AddressKind; readonly mistake?: undefined }
  | { readonly kind?: undefined; readonly mistake: string };

/** An ampersand as HTML writes it; copied from a page's source, it becomes part of the address. */
const ESCAPED_AMPERSAND = /&(?:amp|#38|#x26);/i;

/** A name with a dot or an IPv4 address in which no label is empty, an IPv6 address, or this machine. */
const HOST = /^(?:localhost|[\w-]+(?:\.[\w-]+)+\.?|\[[\da-f:.]+\])$/i;

const MAILBOX = /^(?!\/)[^\s@?,]+@[^\s@?,.]+(?:\.[^\s@?,.]+)+$/;

/** Zero-width characters, which come with copied addresses. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/;

/** Signs of the sentence around an address; in an address they are percent-encoded. */
const PUNCTUATION = /[“”„‘’«»…]/;

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

/** Whether each recipient of a `mailto:` address has a mailbox; a subject and other fields may follow (RFC 6068). */
function isMailAddress(address: string): boolean {
  const [recipients = '', ...fields] = address.slice('mailto:'.length).split('?');
  return fields.length <= 1 && !/\s/.test(address) && recipients.split(',').every((each) => MAILBOX.test(each));
}

/** Judges an address by itself; whether a page of this site exists depends on the other files. */
export function readAddress(address: string): ReadAddress {
  const scheme = schemeOf(address);
  if (INVISIBLE.test(address)) return { mistake: 'has an invisible character; type it again' };
  if (ESCAPED_AMPERSAND.test(address)) return { mistake: 'has "&amp;" where the address itself has only "&"' };
  switch (scheme) {
    case 'https':
    case 'http':
      if (PUNCTUATION.test(address))
        return { mistake: 'has a quotation mark or … in it, which belongs to the sentence' };
      return isWebAddress(address) ? { kind: scheme } : { mistake: 'is not a valid web address' };
    case 'mailto':
      return isMailAddress(address)
        ? { kind: scheme }
        : { mistake: 'is not a valid email address; write it as mailto:name@example.com, without spaces' };
    case 'tel':
      return PHONE.test(address.slice('tel:'.length))
        ? { kind: scheme }
        : { mistake: 'is not a valid phone number; write it as tel:+441632960123, without spaces' };
    case undefined:
      if (/^#./.test(address)) return { kind: 'anchor' };
      return /^\/(?![/\\])/.test(address) ? { kind: 'page' } : { mistake: 'does not begin with / or https://' };
    default:
      return { mistake: 'is neither https nor on this site' };
  }
}

/** The host of a web address or of the first recipient of an e-mail address; empty for any other. */
export function hostOf(address: string): string {
  const { kind } = readAddress(address);
  if (/^www\./i.test(address)) return hostOf(`https://${address}`);
  if (kind === 'https' || kind === 'http') return new URL(address).hostname.replace(/\.$/, '');
  const [, host = ''] = /^(?:mailto:)?[^@?]*@([^\s@?,]+)/i.exec(address) ?? [];
  return host;
}

/** Reserved domain names (RFC 2606, RFC 6761), and names of the local machine. */
const RESERVED = /(^|\.)(example\.(com|net|org)|example|invalid|test|localhost)$/i;
const LOOPBACK = /^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** The host of an address, or of an e-mail address. */
function hostOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = url && url.host !== '' ? url.hostname : address.slice(address.lastIndexOf('@') + 1);
  return host.replace(/\.$/, '');
}

/** Whether an address is one that cannot be reached from elsewhere, such as those that the site is delivered with. */
export function isExampleAddress(address: string): boolean {
  const host = hostOf(address);
  return RESERVED.test(host) || LOOPBACK.test(host);
}

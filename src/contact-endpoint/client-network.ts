import { type BlockList, isIP, isIPv4 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  // A URL writes an IPv6 address in the one short form, without dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** An IPv4 address that is written as an IPv6 one (`::ffff:192.0.2.1`), as itself. */
function unmapped(address: string): string {
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return address;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** An address without what some proxies write around it (`192.0.2.1:50412`, `[2001:db8::1]:50412`), and without its zone. */
function bare(entry: string): string {
  const [, inBrackets, withPort] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return (inBrackets ?? withPort ?? entry).replace(/%.*$/, '');
}

/**
 * The network by which a visitor's messages are counted: an IPv4 address, or the /64 that one IPv6 connection has.
 *
 * Each proxy adds the address that it was asked from at the end of `X-Forwarded-For`; anybody may have
 * written what comes before that. So the list is read from its end, and only as far as the addresses are those of our own proxies.
 * @param peer the address that the connection came from
 * @param forwarded the header `X-Forwarded-For`
 * @param trusted our own proxies
 */
export function clientNetwork(peer: string, forwarded: string, trusted: BlockList): string {
  let client = '';
  for (const entry of [peer, ...forwarded.split(',').reverse()]) {
    const written = bare(entry.trim());
    if (!isIP(written)) break;
    client = unmapped(written);
    if (!trusted.check(client, isIPv4(client) ? 'ipv4' : 'ipv6')) break;
  }
  if (client === '' || isIPv4(client)) return client;
  return `${groupsOf(client).slice(0, 4).join(':')}::/64`;
}

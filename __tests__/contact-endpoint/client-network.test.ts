import { BlockList } from 'node:net';
import { clientNetwork } from '../../src/contact-endpoint/client-network';

const trusted = new BlockList();
trusted.addSubnet('10.0.0.0', 8, 'ipv4');
trusted.addAddress('::1', 'ipv6');

test.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
  ['the same on an IPv6 socket', '::ffff:192.0.2.7', '192.0.2.7'],
  ['the same in hexadecimal', '::ffff:c000:207', '192.0.2.7'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another of the same connection', '2001:0DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['one of the network beside it', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['a short one', '2001:db8::1', '2001:db8:0:0::/64'],
  ['one with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', '', ''],
])('%s', (_case, peer, network) => expect(clientNetwork(peer, '', trusted)).toBe(network));

test.each([
  ['a peer that is no proxy of ours', '203.0.113.1', '192.0.2.7', '203.0.113.1'],
  ['one proxy', '10.0.0.1', '192.0.2.7', '192.0.2.7'],
  ['two proxies', '10.0.0.1', '192.0.2.7, 10.0.0.2', '192.0.2.7'],
  ['a visitor who claims another address', '10.0.0.1', '198.51.100.1, 192.0.2.7', '192.0.2.7'],
  ['a visitor who claims to be a proxy', '10.0.0.1', '198.51.100.1, 10.0.0.9, 192.0.2.7', '192.0.2.7'],
  ['a visitor inside the trusted network', '10.0.0.1', '10.0.0.7', '10.0.0.7'],
  ['nothing readable before the proxy', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['a header that is empty', '10.0.0.1', '', '10.0.0.1'],
  ['a proxy on an IPv6 socket', '::ffff:10.0.0.1', '2001:db8::1', '2001:db8:0:0::/64'],
  ['a proxy with an IPv6 address', '::1', '192.0.2.7', '192.0.2.7'],
  ['a proxy that adds the port', '10.0.0.1', '192.0.2.7:50412', '192.0.2.7'],
  ['a proxy that adds brackets', '10.0.0.1', '[2001:db8::1]', '2001:db8:0:0::/64'],
  ['a proxy that adds brackets and port', '10.0.0.1', '[2001:db8::1]:50412, 10.0.0.2:1234', '2001:db8:0:0::/64'],
  ['16 KB of made-up addresses', '10.0.0.1', `${'1.1.1.1,'.repeat(2000)}192.0.2.7`, '192.0.2.7'],
])('behind a proxy: %s', (_case, peer, forwarded, network) => {
  expect(clientNetwork(peer, forwarded, trusted)).toBe(network);
});

import { isAddress } from '../../src/utils/paths';

test.each([
  ['https://www.nmc.org.uk/standards/', 'https://www.nmc.org.uk/standards/'],
  ['https://www.nmc.org.uk', 'https://www.nmc.org.uk/'],
  ['www.nmc.org.uk/standards', 'https://www.nmc.org.uk/standards/'],
  ['https://www.nmc.org.uk/café/', 'https://www.nmc.org.uk/caf%C3%A9/'],
])('the words %s are the address of their link', (words, url) => expect(isAddress(words, url)).toBe(true));

test.each(['nmc.org.uk', 'The NMC', ''])('the words "%s" differ from their address', (words) =>
  expect(isAddress(words, 'https://www.nmc.org.uk/standards/')).toBe(false),
);

// Guards the classification of addresses.
import { hostsOf, readAddress } from '../../../src/content/model/address';

test.each([
  ['/about/', 'page'],
  ['/files/my plan.pdf', 'page'],
  ['#prices', 'anchor'],
  ['https://www.nmc.org.uk/?a=b&c=d#e', 'https'],
  ['https://xn--bcher-kva.example:8443/', 'https'],
  ['https://en.wikipedia.org/wiki/Nurse_(UK)', 'https'],
  ['http://www.nmc.org.uk', 'http'],
  ['mailto:hello@example.com', 'mailto'],
  ['mailto:a@x.uk,b@y.uk?subject=Hi&cc=c@z.uk', 'mailto'],
  ['tel:+44(0)1632-960.123', 'tel'],
])('the address %s is of the kind %s', (address, kind) => expect(readAddress(address).kind).toBe(kind));

test.each([
  ...['', ' ', '#', '//www.x.uk/', '/\\www.x.uk', 'about/', 'www.nmc.org.uk', 'a@x.uk', '\u200B/about/'],
  ...['http://', 'https:///about/', 'https:www.x.uk', 'http://[trust].nhs.uk/', 'http://www.x.uk:99999/'],
  ...['https://www..nmc.org.uk/', 'https://www,nmc.org.uk/', 'https://www.x.uk/a b', 'https:\\\\www.x.uk'],
  ...['https://x.uk/?u=a&amp;id=b', 'mailto:', 'mailto:a', 'mailto:a@x', 'mailto: a@x.uk', 'mailto:a@x.uk?a?b'],
  ...['mailto:a@x.uk?cc=bad', 'mailto:a@x.uk?subject=Hi&bcc=b@y.uk,bad', 'mailto:a@x.uk?to=', 'mailto:a@x.uk?CC=b%40y'],
  ...['https://https://www.x.uk/', 'http://http//www.x.uk/', 'https://www.x.uk/”', 'mailto://a@x.uk'],
  ...['https://a.org/.../x', 'https://youtu.be/...', 'https://…'],
  ...['tel:', 'tel:call', 'tel:+44 1632', 'javascript:alert(1)', 'java\nscript:alert(1)', 'ftp://x.uk/', 'C:\\a'],
])('the text %j is not an address', (address) => expect(readAddress(address).mistake).toEqual(expect.any(String)));

test.each([
  ['https://Book.example.com./x?mail=a@b.uk', ['book.example.com']],
  ['mailto:hello@example.com?subject=Hi&cc=a@b.uk,c%40d.uk', ['example.com', 'b.uk', 'd.uk']],
  ['hello@example.com', ['example.com']],
  ['www.example.org/a', ['www.example.org']],
  ['/about/?mail=a', []],
])('the hosts of %s are %j', (address, hosts) => expect(hostsOf(address)).toEqual(hosts));

// Guards the list of placeholders left before launch.
import { placeholdersIn, unusedSettings } from '../../scripts/golive';
import { ContentCopy } from '../content/content-copy';

const BEFORE_COHORT = '2025-01-15';
const copy = new ContentCopy();

const find = async (site = copy.read('site.yaml'), people = copy.read('people.yaml')) =>
  placeholdersIn(
    await copy.checkWith({ 'site.yaml': site, 'people.yaml': people }, { day: BEFORE_COHORT, keepNotes: true }),
  );

test('every placeholder of the specified content is listed with its line', async () => {
  const lines = copy.read('site.yaml').split('\n');
  const found = await find();
  expect(found.map(({ message, found: what }) => (what === undefined ? message : `${message}: ${what}`))).toEqual([
    'This person has no name yet: our founder',
    '"siteUrl" is an example address: https://www.example.com',
    "The privacy page cannot name who is responsible for visitors' data yet",
    '"email" is an example address: hello@example.com',
    '"url" (in booking) is an example address: https://book.example.com/discovery-call',
    '"email" (in security) is an example address: hello@example.com',
    ...['Facebook', 'Instagram', 'X', 'LinkedIn', 'Free Guides', 'Webinars', 'Terms of Service', 'Cookies Policy'].map(
      (name) => `"${name}" leads nowhere yet`,
    ),
    'The contact form sends nothing yet',
    'The newsletter form sends nothing yet',
  ]);
  const at = found.map(({ file, line }) => `${file}: ${lines[line - 1]?.trim()}`);
  expect(at).toContain('content/site.yaml: siteUrl: https://www.example.com');
  expect(at).toContain('content/site.yaml: - label: Webinars');
});

test('unused settings for statistics and search engines are named', () => {
  const booking = { label: 'Book', url: 'https://cal.com/ada' };
  const statistics = { provider: 'goatcounter', server: 'https://ada.goatcounter.com' } as const;
  expect(unusedSettings({ booking })).toEqual(['statistics', 'verification', 'booking.utm']);
  expect(unusedSettings({ booking: { ...booking, utm: true }, statistics, verification: { bing: 'a' } })).toEqual([]);
});

test('the list is empty after the owner has replaced everything', async () => {
  const social = 'href: https://social.nurse-coaching.co.uk/';
  const site = copy
    .read('site.yaml')
    .replace(/example\.com/g, 'nurse-coaching.co.uk')
    .replace(/( +)label: (Facebook|Instagram|X|LinkedIn)$/gm, `$&\n$1${social}`)
    .replace(/ +- label: (Free Guides|Webinars|Terms of Service|Cookies Policy)\n/g, '')
    .replace(/provider: simulated/g, 'provider: netlify')
    .replace(/^email:/m, 'business:\n  legalName: Ada Obi\n  address: 4 Park Row, Leeds LS1 5AB\nemail:');
  const people = copy
    .read('people.yaml')
    .replace('our founder', 'Ada Obi')
    .replace(/isRealName: false/, 'isRealName: true');
  expect(await find(site, people)).toEqual([]);
});

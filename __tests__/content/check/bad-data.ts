/**
 * A replacement in a file: the rules that it breaks, the file, the old text, the new text, and a part of the reported line or of
 * the report; by default the new text.
 */
export type BadData = readonly [rules: string, file: string, from: string | RegExp, to: string, shown?: string];

const POST = 'blog/nmc-revalidation/index.md';

const change =
  (file: string, from: string | RegExp = /$/) =>
  (rules: string, to: string, shown = to): BadData => [rules, file, from, to, shown];

const inEvents = change('events.yaml');
const inSite = change('site.yaml');
const inPricing = change('pricing.yaml');
const onFounder = change('people.yaml', /(?<=text: ).*/);
const inPeople = change('people.yaml');
const person = (changes: Readonly<Record<string, string>>): string => {
  const fields = { slug: 'guest', name: 'A Guest', role: 'nurse', text: 'One sentence.', ...changes };
  return `- ${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n  ')}\n`;
};
const inAnswer = change('faq.yaml', /(?=The 4Cs)/);
const onAbout = change('pages/about.yaml');
const above = change('pages/4cs-program.yaml', /(?<=above: ).*/);
const siteUrl = change('site.yaml', /(?<=^siteUrl: ).*/m);

const EVENT = { slug: 'a', kind: 'Webinar', title: 'T', text: 'T.', day: '2026-03-28', starts: '18:00', ends: '19:00' };
const event = (changes: Readonly<Record<string, string>> = {}): string => {
  const fields = Object.entries({ ...EVENT, ...changes }).map(([name, value]) => `${name}: ${value}`);
  return `- ${fields.join('\n  ')}\n`;
};
const badEvent = (changes: Readonly<Record<string, string>>, shown = `${Object.keys(changes).at(-1)}:`): BadData =>
  inEvents('field-value', event(changes), shown);

const download = (rules: string, file: string, shown = file): BadData =>
  onAbout(rules, `\n  - type: downloads\n    title: A\n    files: [{ file: ${file}, title: A, text: A. }]\n`, shown);
const quote = (rules: string, consent: string, shown = 'consent'): BadData =>
  onAbout(rules, `\n  - type: testimonials\n    title: A\n    quotes: [{ text: A., name: M.${consent} }]\n`, shown);
const consent = (given: string, how: string) => `, consent: { given: ${given}, how: "${how}" }`;
const figure = (rules: string, fields: string): BadData =>
  onAbout(rules, `\n  - type: figures\n    title: A\n    figures: [{ ${fields} }]\n`, 'figures: [');
const phone = (number: string, shown: string): BadData =>
  inSite('field-value', `contact: { whatsapp: { title: A, text: A., number: ${number} } }\n`, shown);

/** Redirects, each as "from to". */
const redirects = (rules: string, shown: string, ...pairs: readonly string[]): BadData => {
  const entries = pairs.map((pair) => `- from: ${pair.replace(' ', '\n  to: ')}\n`);
  return change('redirects.yaml')(rules, entries.join(''), shown);
};

const WAY = 'whatsapp:\n  title: WhatsApp\n  text: Write.\n  number: +44 20 7946 0123\n';

/** Mistakes in what is announced, given away, proved and sold. */
const OFFERS: readonly BadData[] = [
  inPeople('name-taken', person({ slug: 'founder' }), 'slug: founder'),
  inPeople('field-value', person({ slug: 'A Guest' }), 'slug: A Guest'),
  inPeople('field-value', person({ qualifications: 'RN 12A3456E' }), 'registration number'),
  inPeople('field-value', person({ links: '[{ label: A, url: http://example.org/ }]' }), 'links: ['),
  inPeople('image-missing', person({ picture: './images/nobody.jpg' }), 'picture: '),
  change(POST, /(?=^date: )/m)(
    'person-unshown person-unshown reviewer-wrote',
    'author: founder\nreviewed: 2025-01-01\nreviewer: founder\n',
    'The reviewer has written the article',
  ),
  onFounder('field-value', 'My PIN is 12a3456e.', 'registration number'),
  change('site.yaml', 'founder: founder')('reference-unknown', 'founder: somebody'),
  onAbout('reference-unknown', '\n  - type: people\n    title: A\n    people: [nobody]\n', 'people: ['),
  inEvents('event-unshown', event(), 'kind: Webinar'),
  inEvents('said-too-late', event({ day: '2025-12-30' }), 'day: 2025-12-30'),
  inEvents('said-too-late', event({ day: '2025-12-30', status: 'cancelled' }), 'was cancelled'),
  badEvent({ ends: '18:00' }),
  badEvent({ starts: '6 pm' }),
  badEvent({ day: '2026-03-29', starts: '01:30' }),
  badEvent({ day: '2026-10-25', ends: '02:30', starts: '01:30' }, 'comes twice on 2026-10-25'),
  badEvent({ day: '2026-10-24', lastDay: '2026-10-25', ends: '01:00' }, 'comes twice on 2026-10-25'),
  inEvents('event-unshown', event({ day: '2026-10-25', starts: '00:30', ends: '02:00' }), 'kind: Webinar'),
  badEvent({ lastDay: '2026-03-29', ends: '01:00' }),
  badEvent({ lastDay: '2026-03-27' }),
  badEvent({ moreDays: '[{ day: 2026-03-28 }]' }, 'begins before the day above it has ended'),
  badEvent({ moreDays: '[{ day: 2026-03-30, ends: "17:00" }]' }, 'is not after `starts` (18:00)'),
  badEvent({ wholeDays: 'true' }, 'does not go with `wholeDays`'),
  inEvents('field-missing', event().replace(/ *ends:.*\n/, ''), 'it must be an hour'),
  badEvent({ timeZone: '"+01:00"' }, 'with its region and city'),
  badEvent({ registration: 'http://zoom.us/x' }),
  badEvent({ recording: '"javascript:alert(1)"' }),
  badEvent({ status: 'moved' }, '- slug'),
  badEvent({ movedFrom: '2026-03-27' }),
  badEvent({ price: '{ amount: 9.5, currency: GBP }' }),
  inEvents('field-missing field-unknown', event().replace('starts', 'time'), '"expected":"starts, lastDay'),
  inEvents(
    'said-too-late name-taken said-too-late',
    event({ day: '2025-12-30' }) + event({ slug: 'again', day: '2025-12-30' }),
    'with the same `day` and `starts`, at content/events.yaml:4',
  ),
  inEvents('field-missing', event().replace(/^ /gm, '#  '), '#   kind'),
  inEvents('field-missing', event().replace(/^-/, '# -'), '# - slug'),
  inSite('field-missing', '# contact:\nbusiness:\n#   legalName: A\n#   address: B\n', '#   legal'),
  inSite('yaml-syntax', '# A note.\n\n notice:\n  text: Away.\n  until: 2027-01-02\n', ' notice:'),
  inSite('field-unknown', '  notice:\n    text: Away.\n    until: 2027-01-05\n', 'further left'),
  inSite('said-too-late', 'notice: { text: We are away., until: 2025-12-31 }\n', 'notice:'),
  inSite('field-value', 'notice: { text: A., from: 2026-02-02, until: 2026-01-02 }\n', 'is earlier than'),
  inSite('field-unknown', WAY, 'Write `contact:` once above'),
  inSite('field-unknown', WAY.replace(/^/gm, '  '), 'of the file itself'),
  phone('+447700900123', 'with spaces'),
  phone('+44 07700 900123', 'without a 0 behind'),
  phone('+44 20 7946', 'a whole number'),
  inSite('field-value', 'verification: { google: content=a }\n', 'between the quotes after'),
  ['name-taken', 'pricing.yaml', 'name: 4Cs Premium', 'name: 4Cs Program'],
  inPricing('field-value', '  payLink: { label: Pay, url: "http://a.org" }\n'),
  inPricing('field-value', '  payLink: https://a.org\n', 'group of fields: `label`, `url`'),
  inPricing('field-missing field-unknown', '  payLink: { label: A, href: "https://a.uk" }\n', ':"url"'),
  inPricing('field-missing field-unknown', '  payLink:\n  url: "https://a.org"\n', 'two more spaces'),
  inPricing('yaml-syntax', '  payLink: { label: "Pay" url: x }\n', 'comma'),
  ['currency-differs', 'pricing.yaml', 'currency: USD', 'currency: GBP', 'than the first plan of 4cs-program'],
  download('link-broken', '/guides/a.pdf'),
  download('link-broken', '/static/a.pdf', 'here as static/a.pdf'),
  download('field-value', 'guides/a.pdf'),
  quote('field-missing', '', 'quotes: ['),
  quote('field-missing', ', consent: { given: 2025-02-02 }'),
  quote('date-wrong', consent('2027-02-02', 'By email.'), 'given: 2027'),
  quote('field-value', consent('2025-02-02', 'not yet, asked her twice'), 'has not agreed'),
  quote('field-value', consent('2025-02-02', 'None'), 'has not agreed'),
  figure('field-value', 'number: 93%, label: find work'),
  figure('reference-unknown', 'number: "5", label: weeks, fact: smp-week'),
  onAbout('name-taken', `${'\n  - type: questions\n    title: A'.repeat(2)}\n`, 'already'),
];

const SOURCE_OF_NEWS = 'source: { title: News, url: https://a.gov.uk/ }';
const IN_FORCE = /from: 2020-04-05\n( +)value: 1510.2([\s\S]*?)status: confirmed/;
const followed = (from: string, status: string): string =>
  `from: 2020-04-05\n$1until: 2026-01-31\n$1value: 1510.2$2status: confirmed\n    - from: ${from}\n$1value: 1600$2status: ${status}`;

const FACTS: readonly BadData[] = [
  [
    'fact-expected',
    'facts.yaml',
    '  nation: England\n',
    `  nation: England\n  next:\n    announced: 2026-01-01\n    ${SOURCE_OF_NEWS}\n`,
    'announced: 2026-01-01',
  ],
  ['field-value', 'facts.yaml', 'value: 148.68', 'value: 148.685'],
  ['field-value', 'facts.yaml', 'value: 28', 'value: 0'],
  ['field-value', 'facts.yaml', 'value: 28', 'value: true', 'a number, a date or text'],
  ['field-value', 'facts.yaml', /kind: duration([\s\S]*?)value: 28/, 'kind: number$1value: many', 'such as 39'],
  ['field-value', 'facts.yaml', '  unit: days\n', '', 'kind: duration'],
  ['field-value', 'facts.yaml', '  currency: GBP\n  nation: UK\n  fallback', '  nation: UK\n  fallback', 'kind: money'],
  ['field-value', 'facts.yaml', 'unit: days', 'unit: days\n  currency: GBP', 'currency: GBP'],
  ['field-value', 'facts.yaml', 'from: 2020-04-05', 'from: 2020-04-04'],
  ['field-value', 'facts.yaml', 'from: 2020-04-05', 'from: 5 April 2020', 'a day that exists'],
  ['field-value', 'facts.yaml', 'until: 2020-04-04', 'from: 2021-01-01\n      until: 2020-04-04', 'is earlier than'],
  ['field-value', 'facts.yaml', '- until: 2020-04-04\n      value', '- value', 'from: 2020-04-05'],
  ['field-value', 'facts.yaml', 'from: 2020-04-05\n      value: 1510.2', 'value: 1510.2'],
  ['field-value', 'facts.yaml', '      checked: 2020-01-10\n', '', 'status: confirmed'],
  ['date-wrong', 'facts.yaml', 'checked: 2020-01-10', 'checked: 2026-01-03'],
  ['fact-ends', 'facts.yaml', 'from: 2020-04-05', 'from: 2020-04-05\n      until: 2026-01-31', 'and no value follows'],
  ['fact-ends', 'facts.yaml', IN_FORCE, followed('2026-02-01', 'unconfirmed'), 'next value is not confirmed'],
  ['fact-ends', 'facts.yaml', IN_FORCE, followed('2026-03-01', 'confirmed'), 'until: 2026-01-31'],
];

/** Mistakes in YAML, most of them in how it is indented. */
const SYNTAX: readonly BadData[] = [
  ['yaml-syntax', 'faq.yaml', '- question', ' - question: : x\n- question', ' - question: : x'],
  ['yaml-syntax', 'faq.yaml', /\n- question/, '\n---\n- question', 'Remove the line ---'],
  ['yaml-syntax', 'faq.yaml', /^- question/, '  question', 'Begin every entry of a list with "- "'],
  ['yaml-syntax', 'faq.yaml', /\n- question/, '\n  question', 'put "- " before the first field'],
  ['yaml-syntax', 'pricing.yaml', 'price: 597', ' price: 597', 'indentation'],
  ['yaml-syntax', 'pricing.yaml', '  listPrice: 997', '      listPrice: 997', '"found":"listPrice: 997"'],
  ['yaml-syntax', 'pricing.yaml', /\n {2}price: 597/, '\n  \tprice: 597', 'Use spaces'],
  ['yaml-syntax', 'pricing.yaml', /\n {4}- Two group/, '\n     - Two group', '"found":"- Two group coaching sessions"'],
  ['yaml-syntax', 'pricing.yaml', 'price: 597', 'price 597', 'or colon is missing'],
  ['yaml-syntax', 'pricing.yaml', /^ {2}name: /m, ' \u00A0name: ', 'invisible character'],
  ['yaml-syntax', 'synonyms.yaml', /^- /m, '\u00A0- ', 'indentation'],
  ['yaml-syntax', POST, /^date: /m, ' date: ', '"found":"date: '],
  ['yaml-syntax', POST, /^title: /m, '\ntitle： ', 'no space after the colon'],
  ['field-missing field-unknown', POST, /^date: /m, 'dates: ', 'did you mean "date"'],
  ['field-unknown field-missing', POST, /^title: /m, '\u00A0title: ', 'type it again'],
  ['field-value', POST, /^cover: (.*)$/m, 'cover: [$1]', 'must be text'],
];

const MOVING = `- name: Moving
  slug: relocation
  symbol: compass
  description: About moving to another country as a nurse, and all that has to be done before.
  intro: About moving.
`;

/** Mistakes in texts, prices, settings and URLs. */
export const BAD_DATA: readonly BadData[] = [
  ...OFFERS,
  ...FACTS,
  ...SYNTAX,
  ['name-taken', 'glossary.yaml', 'term: PIN', 'term: sbar', 'term: SBAR'],
  ['name-taken', 'glossary.yaml', '[PIN number]', '[PIN number, NMC]'],
  ['link-broken', 'site.yaml', 'href: /faq/', 'href: /glossary/#mar-charts'],
  ['link-broken', 'site.yaml', 'href: /about/', 'href: /abuot/'],
  ['field-value', 'site.yaml', 'href: /blog/', 'href: "javascript:alert(1)"'],
  ['field-value', 'site.yaml', 'href: /faq/', 'href: "tel:abc"', 'tel:+441632960123'],
  ['text-cut', 'site.yaml', 'href: /faq/', 'href: #place'],
  ['field-value', 'site.yaml', /label: Facebook/, 'label: Facebook\n    href: https://…', 'dots for a part'],
  ['field-value', 'site.yaml', 'email: hello@example.com', 'email: hello@example'],
  ['field-value', 'site.yaml', /^language: .*/m, 'language: en_GB', 'such as en or en-GB'],
  siteUrl('field-value', 'https://www.example.com/', 'must end after the name of the site'),
  siteUrl('field-value', 'https://WWW.Nurses.co.uk', 'in the small letters'),
  siteUrl('field-value', 'www.nurses.co.uk', 'starts with https://'),
  siteUrl('field-value', '“https://a.uk”', 'Remove the curly quotes'),
  ['security-expires', 'site.yaml', /expires: .*/, 'expires: 2027-01-02'],
  ['security-expires', 'site.yaml', /expires: .*/, 'expires: 2025-12-31'],
  ...[
    '0x255',
    '0o17',
    '5e2',
    '0597',
    '.5',
    '+597',
    '597.',
    '1E2',
    '.inf',
    '.NaN',
    '5_97',
    '0b1',
    '5:30',
    '5,97',
    '5.9.7',
  ].map((price): BadData => {
    return ['field-value', 'pricing.yaml', 'price: 597', `price: ${price}`];
  }),
  ['field-value', 'pricing.yaml', 'price: 897', 'price: 1897'],
  ['field-value', 'pricing.yaml', 'badge: 33% OFF', 'badge: 43% OFF'],
  ['field-value', 'pricing.yaml', 'price: 597', 'price: 0', 'must be above 0'],
  ['field-value', 'pricing.yaml', 'listPrice: 997', 'listPrice: 1,497', 'without a comma'],
  ['reference-unknown', 'pricing.yaml', 'programme: career-guidance', 'programme: career-guidence'],
  ['field-value', 'pillars.yaml', /\n {4}- Choose one direction[^\n]*/, '', '- Name your strengths'],
  ['field-value', 'categories.yaml', 'slug: relocation', 'slug: relocation\n  reviewMonths: 2.5', 'a whole number'],
  ['field-value', 'synonyms.yaml', /^- words: .*/m, '- words: rest', 'Write a list'],
  ['field-value', 'providers.yaml', 'provider: formspree', 'provider: formspee', 'did you mean "formspree"'],
  ['field-value', 'copy/blog.yaml', /emptyPicture: .*/, 'emptyPicture: ./a.gif', 'an .svg, .png'],
  [
    'field-value',
    'pages/home.yaml',
    '- label: Book',
    '- href: ftp://a.uk\n        label: Book',
    'the #id of a section',
  ],
  ['field-value', 'pages/about.yaml', /^seo:\n( +.*\n)+/, 'seo: About us\n', 'fields: `title`, `description`'],
  ['field-missing', 'pages/about.yaml', /^seo:\n( +.*\n)+/, '', 'fields: `title`, `description`'],
  ['field-value', 'services.yaml', /\n {2}pageUrl: \/4cs-program\//, '', 'hasPage: true'],
  ['image-missing', 'pages/home.yaml', 'images/hero.png', 'images/none.png', 'as content/images/none.png'],
  ['image-missing', 'pages/home.yaml', 'images/hero.png', 'images/heros.png', 'did you mean "../images/hero.png"?'],
  ['card-letters', 'pages/about.yaml', /title: .*/, 'title: നഴ്സുമാർക്ക്', 'the name of the brand instead'],
  ['card-letters', 'copy/glossary.yaml', /eyebrow: .*/, 'eyebrow: നഴ്സ്', 'leaves these words out'],
  ['placeholder-wrong', 'copy/blog.yaml', '"{count} articles"', '"{cuont} articles"'],
  ['placeholder-wrong', 'pages/faq.yaml', 'title: Short answers', 'title: Short {brand} answers'],
  ['placeholder-wrong', 'copy/article.yaml', ' - {url}', '', 'copyText:'],
  ['placeholder-wrong', 'claims.yaml', '"{n} participants"', '"participants"'],
  ['placeholder-wrong', 'synonyms.yaml', /- words: \[/, '- words: ["{fact:notice-days}", ', '{fact:notice-days}'],
  inAnswer('placeholder-wrong', 'It costs {price:4Cs Programme}.'),
  inAnswer('placeholder-wrong', 'The [page](/about/{fact:notice-days}).'),
  ['claim-contradicts', 'pages/4cs-program.yaml', '12 participants', '10 participants'],
  ['claim-contradicts', 'pages/home.yaml', 'Join 100+', 'Join 200+'],
  ['fact-unknown', 'pages/faq.yaml', /title: Short answers.*/, 'title: "{fact:weekly-rat}"'],
  inAnswer('link-broken', 'The [page](/4c-program/).'),
  inAnswer('link-empty', 'The [page](https://www.x.uk/a(b(c))).'),
  inAnswer('link-empty', 'The [page] (/faq/).'),
  inAnswer('link-empty', 'See [the page](/services/ and more.'),
  inAnswer('link-empty', 'See ![the page](/faq/).'),
  inAnswer('markup-shown', 'Yes. <!-- ask Maria -->'),
  ['link-empty', 'pages/about.yaml', /$/, '  - type: text\n    title: A\n    text: See [Foo][1].\n', '[Foo][1]'],
  ['markup-shown', 'pages/faq.yaml', 'title: Short answers', 'title: Short [answers(/faq/)'],
  ['markup-shown', 'pages/faq.yaml', 'title: Short answers', 'title: Short ==answers== :smile', '==answers=='],
  inAnswer('address-invalid', 'The [page](javascript:alert).'),
  inAnswer('address-invalid', 'The [page](#prices).', '[page](#prices)'),
  inAnswer('address-invalid', 'The [page](/faq\u200B/).', 'has an invisible character'),
  inAnswer('text-expired', 'It will open in autumn 2025.'),
  inAnswer('markup-shown', 'It is **new.'),
  inAnswer('markup-shown', 'See [the ==new== page](/about/).'),
  inAnswer('chat-mark', 'Yes [cite: 1].'),
  ['markup-shown', 'pages/faq.yaml', 'title: Short answers', 'title: Short [answers] (/faq/) and H~2~O'],
  change('categories.yaml')('name-taken', MOVING, 'relocation'),
  change('pages/faq.yaml', /(?<=- type: questions)/)('name-taken', '\n    id: what-is-the-discovery-call', 'id: '),
  above('reference-unknown', '/nothing/'),
  above('reference-unknown', '/rss.xml'),
  above('reference-unknown', '/4cs-program/'),
  above('reference-unknown', '/services/#prices'),
  above('field-value', 'https://www.x.uk/'),
  ['url-vanished', 'permalinks.yaml', '  - /about/', '  - /about/\n  - /webinars/', '- /webinars/'],
  redirects('redirect-wrong', 'from: /older', '/older/ /about/', '/older /contact/'),
  redirects('field-value', 'from: /../../etc/', '/../../etc/ /contact/'),
  redirects('field-value', 'of the letters A to Z', '/old%20page/ /about/'),
  redirects('field-value', 'to: http', '/old/ http://example.com/'),
];

// Guards that authors' typical mistakes are reported by their cause.
import { ContentCopy } from '../content-copy';

const POST = 'blog/nmc-revalidation/index.md';

const copy = new ContentCopy();

/** A replacement in a file, the expected rule, and part of its message or advice. */
const MISTAKES: readonly [file: string, from: string | RegExp, to: string, rule: string, says: string][] = [
  [POST, /^title: /m, 'title:', 'yaml-syntax', 'no space after the colon'],
  [POST, /^title: /m, '\ntitle： ', 'yaml-syntax', 'no space after the colon'],
  [POST, /^date: /m, 'dates: ', 'field-unknown', 'did you mean "date"'],
  [POST, /^title: /m, '\u00A0title: ', 'field-unknown', 'type it again'],
  [POST, /^title: .*$/m, 'title: The #1 mistake', 'text-cut', 'quotes around the whole text'],
  [POST, /^title: .*$/m, 'title: & more', 'yaml-syntax', 'quotes around the text'],
  [POST, /^cover: (.*)$/m, 'cover: [$1]', 'field-value', 'must be text'],
  [POST, /^cover: .*$/m, 'cover: ""', 'field-missing', 'is empty; it must be a .png'],
  [POST, /\n$/, '\n\nSee [this page] (/about/).\n', 'markdown-unread', 'without spaces'],
  [POST, /^title: .*$/m, "title: 'It's time'", 'yaml-syntax', 'end before it does'],
  [POST, /^title: .*$/m, 'title: "The "new" rules"', 'yaml-syntax', 'end before it does'],
  [POST, /^title: .*$/m, 'title: @work', 'yaml-syntax', 'cannot begin with this character'],
  [POST, /^title: .*$/m, 'title: | New rules', 'yaml-syntax', 'cannot begin with this character'],
  [POST, /^title: .*$/m, 'title: - New rules', 'yaml-syntax', 'cannot begin with this character'],
  [POST, /^title: .*$/m, 'title: !!str New rules', 'yaml-syntax', 'YAML reads ! as a special character'],
  [POST, /^title: .*$/m, 'title: "New\nrules"', 'yaml-syntax', 'found":"title: "New'],
  [POST, /^title: .*$/m, 'title: "\u200B"', 'field-missing', 'must not be empty'],
  [POST, /^date: .*$/m, 'date: 20260102', 'field-value', 'Correct it as the message says'],
  ['faq.yaml', /\n- question/, '\n---\n- question', 'yaml-syntax', 'Remove the line ---'],
  ['redirects.yaml', /$/, '- from: /old%20page/\n  to: /about/\n', 'field-value', 'of the letters A to Z'],
  [POST, /^title: .*$/m, 'title: [New] rules', 'yaml-syntax', 'cannot begin with this character'],
  [POST, /^category: .*$/m, 'category: Nights', 'reference-unknown', 'those at `name:` in content/categories.yaml'],
  [POST, /^date: .*$/m, 'date: 2024-13-01\nupdated: 2024-01-01', 'field-value', 'a day that exists'],
  ['facts.yaml', 'until: 2020-04-04', 'until: 2020-02-30', 'field-value', 'a day that exists'],
  ['facts.yaml', 'from: 2020-04-05', 'from: 5 April 2020', 'field-value', 'a day that exists'],
  [POST, /^## /m, '#', 'markdown-unread', 'an ordinary space after #'],
  ['faq.yaml', /^- question/, '  question', 'yaml-syntax', 'Begin every entry of a list with "- "'],
  ['faq.yaml', /\n- question/, '\n  question', 'yaml-syntax', 'put "- " before the first field'],
  ['site.yaml', /^language: .*/m, 'language: en_GB', 'field-value', 'such as en or en-GB'],
  ['site.yaml', /^siteUrl: .*/m, 'siteUrl: https://WWW.Nurses.co.uk', 'field-value', 'in the small letters'],
  ['site.yaml', /^siteUrl: .*/m, 'siteUrl: https://www.nurses.co.uk:443', 'field-value', 'only https:// and the name'],
  ['site.yaml', /^siteUrl: .*/m, 'siteUrl: www.nurses.co.uk', 'field-value', 'starts with https://'],
  ['pricing.yaml', 'price: 597', ' price: 597', 'yaml-syntax', '"found":"price: 597"'],
  ['pricing.yaml', '  listPrice: 997', '      listPrice: 997', 'yaml-syntax', '"found":"listPrice: 997"'],
  ['pricing.yaml', /\n {2}price: 597/, '\n\tprice: 597', 'yaml-syntax', 'Use spaces'],
  ['pricing.yaml', /\n {2}price: 597/, '\n  \tprice: 597', 'yaml-syntax', 'Use spaces'],
  ['pricing.yaml', /\n {4}- Two group/, '\n     - Two group', 'yaml-syntax', '"found":"- Two group coaching sessions"'],
  ['site.yaml', /^ {2}shortName/m, '   shortName', 'yaml-syntax', '"found":"shortName'],
  [POST, /^date: /m, ' date: ', 'yaml-syntax', '"found":"date: '],
  ['interface.yaml', /^ +home: /m, '\thome: ', 'yaml-syntax', 'Tabs are not allowed'],
  ['synonyms.yaml', /^- /m, '\u00A0- ', 'yaml-syntax', 'indentation'],
  ['pricing.yaml', 'price: 597', 'price 597', 'yaml-syntax', 'or colon is missing'],
  ['pricing.yaml', 'price: 597', ' price: 597', 'yaml-syntax', 'indentation'],
  ['pricing.yaml', 'price: 597', 'price: 0', 'field-value', 'must be above 0'],
  ['providers.yaml', 'provider: formspree', 'provider: formspee', 'field-value', 'did you mean "formspree"'],
  [POST, /^title: .*$/m, 'title: " "', 'field-missing', 'must not be empty'],
  ['pages/about.yaml', /title: .*/, 'title: നഴ്സുമാർക്ക്', 'card-letters', 'the name of the brand instead'],
  ['copy/glossary.yaml', /eyebrow: .*/, 'eyebrow: നഴ്സ്', 'card-letters', 'leaves these words out'],
  ['pricing.yaml', /^ {2}name: /m, ' \u00A0name: ', 'yaml-syntax', 'invisible character'],
  ['categories.yaml', 'slug: relocation', 'slug: relocation\n  reviewMonths: 2.5', 'field-value', 'a whole number'],
  ['synonyms.yaml', /^- words: .*/m, '- words: rest', 'field-value', 'Write a list'],
  ['pages/about.yaml', /^seo:\n( +.*\n)+/, 'seo: About us\n', 'field-value', 'a group of fields'],
  ['site.yaml', /^siteUrl: .*/m, 'siteUrl: “https://a.uk”', 'field-value', 'Remove the curly quotes'],
  ['site.yaml', /$/, 'verification: { google: content=a }\n', 'field-value', 'between the quotes after'],
  ['facts.yaml', 'from: 2020-04-05', 'from: 2020-04-05\n      until: 2026-01-31', 'fact-ends', 'and no value follows'],
  ['facts.yaml', 'value: 28', 'value: true', 'field-value', 'a number, a date or text'],
  ['facts.yaml', /kind: duration([\s\S]*?)value: 28/, 'kind: number$1value: many', 'field-value', 'such as 39'],
  ['facts.yaml', /kind: duration([\s\S]*?)value: 28/, 'kind: percent$1value: many', 'field-value', 'such as 90'],
  [
    'pages/home.yaml',
    '- label: Book',
    '- href: ftp://a.uk\n        label: Book',
    'field-value',
    'the #id of a section',
  ],
  ['copy/blog.yaml', /emptyPicture: .*/, 'emptyPicture: ./a.gif', 'field-value', 'an .svg, .png'],
  ['faq.yaml', 'The 4Cs', 'The [page](/faq\u200B/). The 4Cs', 'address-invalid', 'has an invisible character'],
];

test.each(MISTAKES)('the report names the cause in %s: %s became %j', async (file, from, to, rule, says) => {
  const findings = await copy.checkWith(copy.replaced(file, from, to));
  const [found, ...others] = findings.filter((each) => each.rule === rule);
  expect([found?.file, others]).toEqual([`content/${file}`, []]);
  expect(JSON.stringify(found).replaceAll('\\"', '"')).toContain(says);
});

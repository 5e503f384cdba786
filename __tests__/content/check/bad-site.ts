import type { Changes, ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

type Change = (copy: ContentCopy) => Changes;

/** The expected rule and its file, and the changes to the specified content. */
export type BadSite = readonly [rule: string, file: string, changes: Change];

const POST = 'blog/nmc-revalidation/index.md';
const PROGRAM = 'pages/4cs-program.yaml';
const NEW_POST = 'blog/zz-a-post/index.md';

const replaced =
  (file: string, from: string | RegExp, to: string): Change =>
  (copy) =>
    copy.replaced(file, from, to);
/** A mistake of several changes. */
const together = (rule: string, file: string, ...changes: readonly Change[]): BadSite => [
  rule,
  file,
  (copy) => Object.assign({}, ...changes.map((change) => change(copy))),
];
const inPost = (rule: string, from: RegExp, to: string): BadSite => [rule, POST, replaced(POST, from, to)];
const added = (rule: string, file: string, text: string): BadSite => [rule, file, () => ({ [file]: text })];
const RECORDED =
  '- { slug: a, kind: Webinar, title: A, text: B., day: 2026-03-28, starts: 18:00, ends: 19:00, recording: /about/ }\n';
const PAY_LINK = '  payLink: { label: Pay now, url: "https://buy.stripe.com/x" }\n';
const siteUrl = (address: string) => replaced('site.yaml', /^siteUrl: .*/m, `siteUrl: ${address}`);

/** Mistakes of a site whose files are each correct, and hints for its author. */
export const BAD_SITE: readonly BadSite[] = [
  ['file-missing', 'pricing.yaml', () => ({ 'pricing.yaml': null })],
  ['url-vanished', 'permalinks.yaml', replaced('categories.yaml', 'slug: wellness', 'slug: well-being')],
  ['file-missing', 'pages/about.yaml', () => ({ 'pages/about.yaml': null })],
  ['file-missing', 'blog/empty/index.md', () => ({ 'blog/empty/cover.png': Buffer.from('a picture') })],
  added('file-unused', 'blog/my-article.md', 'Text.'),
  added('file-unused', 'pages/terms.markdown', 'Text.'),
  inPost('quotes-shown', /^coverAlt: .*$/m, 'coverAlt: “A lamp"'),
  inPost('check-failed', /$/, `\n${'>'.repeat(20_000)}a\n`),
  inPost('check-failed', /^date: .*$/m, `date: ${'['.repeat(5_000)}`),
  ['fact-old', 'facts.yaml', replaced('facts.yaml', 'checked: 2025-11-22', 'checked: 2024-11-22')],
  [
    'review-far',
    'blog/five-years-abroad-lessons/index.md',
    replaced('categories.yaml', 'slug: relocation\n', 'slug: relocation\n  reviewMonths: 6\n'),
  ],
  together(
    'review-far',
    NEW_POST,
    replaced('categories.yaml', 'slug: motivation\n', 'slug: motivation\n  reviewMonths: 6\n'),
    () => ({ [NEW_POST]: postText({ reviewed: '2025-01-01', reviewBy: '2026-06-01' }) }),
  ),
  together('image-file', POST, replaced(POST, /$/, '\n![A drawing](./a.svg)\n'), () => ({
    [POST.replace('index.md', 'a.svg')]: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  })),
  inPost('image-unread', /$/, '\n![A lamp] (./cover.png)\n'),
  together(
    'link-moved',
    'site.yaml',
    replaced('site.yaml', 'href: /faq/', 'href: /questions/'),
    replaced('redirects.yaml', /$/, '- from: /questions/\n  to: /faq/\n'),
  ),
  added('markup-active', 'images/logo.svg', '<svg onload="x"/>'),
  together(
    'provider-unnamed',
    'site.yaml',
    replaced('providers.yaml', 'provider: formspree', 'provider: basin'),
    replaced('site.yaml', /(contact:\n +provider: )simulated/, '$1formspree\n    id: abc'),
  ),
  together(
    'provider-unnamed',
    'site.yaml',
    replaced('providers.yaml', /- provider: goatcounter[\s\S]*/, ''),
    replaced('site.yaml', /$/, 'statistics: { provider: goatcounter, server: https://a.goatcounter.com }'),
  ),
  together(
    'provider-unnamed',
    'site.yaml',
    replaced('providers.yaml', /- provider: buttondown\n( .*\n)*/, ''),
    replaced('site.yaml', /(newsletter:\n +provider: )simulated/, '$1buttondown\n    id: abc'),
  ),
  ['said-too-early', 'events.yaml', replaced('events.yaml', /$/, RECORDED)],
  ['provider-unnamed', 'pricing.yaml', replaced('pricing.yaml', /$/, PAY_LINK)],
  ['payment-denied', 'faq.yaml', replaced('pricing.yaml', /$/, PAY_LINK)],
  ...['No payment is taken here.', 'You cannot pay on this site.', 'We never ask you to pay online.'].map((text) =>
    together('payment-denied', POST, replaced('pricing.yaml', /$/, PAY_LINK), replaced(POST, /$/, `\n${text}\n`)),
  ),
  ['currency-differs', 'faq.yaml', replaced('faq.yaml', 'The 4Cs', 'All prices are in euros. The 4Cs')],
  together(
    'currency-differs',
    'faq.yaml',
    replaced('faq.yaml', 'The 4Cs', 'All prices are in US dollars. The 4Cs'),
    replaced('pricing.yaml', /currency: USD/g, 'currency: GBP'),
  ),
  inPost('currency-differs', /$/, '\nOur program costs £597 now.\n'),
  ['form-simulated', 'site.yaml', siteUrl('https://a.co.uk')],
  // The specified content itself is not a real site.
  ['before-launch', 'site.yaml', () => ({})],
  [
    'editor-shared-address',
    'site.yaml',
    siteUrl('https://jane.github.io\neditor: { host: github, repo: jane/website, branch: main }'),
  ],
  ['security-expires', 'site.yaml', replaced('site.yaml', /expires: .*/, 'expires: 2026-01-20')],
  ['text-expired', PROGRAM, replaced(PROGRAM, /until: \S+/, 'until: 2025-12-31')],
  ['text-replaced', PROGRAM, replaced(PROGRAM, /( +)until: \S+/, '$1until: 2025-12-31\n$1fallback: Ask us.')],
  added('post-unpublished', NEW_POST, postText({ draft: 'true' })),
  added('post-unpublished', NEW_POST, postText({ date: '2027-01-01' })),
  together('template-text', POST, replaced(POST, /$/, '\nHello to all.\n'), () => ({
    '_templates/article.md': '---\ntitle: {title}\n---\n\nHello to all.\n',
  })),
  [
    'field-value',
    'pages/thanks.yaml',
    replaced('pages/thanks.yaml', /^ *- type: tools\n/m, '  - type: hero\n    title: Again\n$&'),
  ],
  ['field-value', 'pages/about.yaml', replaced('pages/about.yaml', /^ *list: reasons\n/m, '')],
  [
    'section-wrong',
    'pages/thanks.yaml',
    replaced(
      'pages/thanks.yaml',
      /^ *- type: tools\n/m,
      '  - type: articles\n    title: A\n    category: Wellness\n$&',
    ),
  ],
];

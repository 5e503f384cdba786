/** One replacement in a shipped data file; `at` is the new text on whose line the report must stand. */
export interface BadData {
  readonly name: string;
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
  readonly at?: string;
  readonly rule: string;
}

const bad = (name: string, file: string, from: string | RegExp, to: string, rule: string, at = to): BadData => ({
  name,
  file,
  from,
  to,
  rule,
  at,
});

export const BAD_DATA: readonly BadData[] = [
  bad('a price above its list price', 'pricing.yaml', 'price: 897', 'price: 1897', 'price-above-list'),
  bad('a badge that the prices contradict', 'pricing.yaml', 'badge: 33% OFF', 'badge: 43% OFF', 'badge-contradicts'),
  bad(
    'two most popular plans',
    'pricing.yaml',
    'badge: 33% OFF',
    'mostPopular: true',
    'popular-twice',
    'badge: 33% OFF\n  mostPopular: true',
  ),
  bad(
    'a plan of no programme',
    'pricing.yaml',
    'programme: career-guidance',
    'programme: career-guidence',
    'reference-unknown',
  ),
  bad('a currency that is not offered', 'pricing.yaml', 'currency: USD', 'currency: USA', 'field-value'),
  bad('a price in quotes', 'pricing.yaml', 'price: 597', 'price: "597"', 'field-type'),
  bad('a price with pence', 'pricing.yaml', 'price: 597', 'price: 597.50', 'field-type'),
  bad('a negative price', 'pricing.yaml', 'price: 597', 'price: -597', 'field-format'),
  bad('an interest that does not exist', 'offers.yaml', 'interest: wellness', 'interest: welness', 'reference-unknown'),
  bad('a filter for no category', 'site.yaml', '- Relocation', '- Relocations', 'category-unknown'),
  bad('a malformed e-mail address', 'site.yaml', 'email: hello@example.com', 'email: hello@example', 'email-invalid'),
  bad('an http: scheduling page', 'site.yaml', 'url: https://book', 'url: http://book', 'address-invalid'),
  bad(
    'a javascript: link in the navigation',
    'site.yaml',
    'href: /blog/',
    'href: "javascript:alert(1)"',
    'address-invalid',
  ),
  bad('a link to no page in the navigation', 'site.yaml', 'href: /about/', 'href: /abuot/', 'link-page-unknown'),
  bad(
    'two interests of one value',
    'site.yaml',
    'value: other',
    'value: 4cs',
    'slug-duplicate',
    'value: 4cs\n    label: Other',
  ),
  bad('a misspelt icon', 'reasons.yaml', 'icon: heart', 'icon: hart', 'field-value'),
  bad(
    'a bullet too few',
    'pillars.yaml',
    /\n {4}- Choose one direction[^\n]*/,
    '',
    'field-count',
    '- Name your strengths',
  ),
  bad('a number without its quotes', 'process.yaml', 'number: "01"', 'number: 01', 'field-type'),
  bad(
    'a missing picture',
    'pages/home.yaml',
    'image: ../images/hero.png',
    'image: ../images/heros.png',
    'image-missing',
  ),
  bad(
    'a page that is not named',
    'services.yaml',
    /\n {2}pageUrl: \/4cs-program\//,
    '',
    'page-missing',
    'hasPage: true\n  linkLabel: Explore the 4Cs',
  ),
  bad(
    'two categories of one slug',
    'categories.yaml',
    /$/,
    '- name: Moving\n  slug: relocation\n  symbol: compass\n  description: About moving.\n  intro: About moving.\n',
    'slug-duplicate',
  ),
  bad(
    'a category that was renamed without an alias',
    'categories.yaml',
    'slug: wellness',
    'slug: well-being',
    'url-vanished',
    '',
  ),
  bad('a claim given in two ways', 'pages/4cs-program.yaml', '12 participants', '10 participants', 'claim-contradicts'),
  bad('a claim given in two ways, in words', 'included.yaml', 'Two group', 'Three group', 'claim-contradicts'),
  bad('a social proof given in two ways', 'site.yaml', 'Join 100+', 'Join 200+', 'claim-contradicts'),
  bad(
    'a file that is not YAML',
    'faq.yaml',
    '- question',
    ' - question: : x\n- question',
    'yaml-syntax',
    ' - question: : x',
  ),
];

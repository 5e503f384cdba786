/** One replacement in a shipped data file; `at` is the new text on whose line the report must be. */
export interface BadData {
  readonly name: string;
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
  readonly at?: string;
  readonly rule: string;
}

/** A replacement and the rule that must report it, by default on the line of the new text. */
export const bad = (name: string, file: string, from: string | RegExp, to: string, rule: string, at = to): BadData => ({
  name,
  file,
  from,
  to,
  rule,
  at,
});

/** Mistakes in the words, prices and settings. */
export const BAD_DATA: readonly BadData[] = [
  bad('a term that is explained twice', 'glossary.yaml', 'term: PIN', 'term: sbar', 'name-taken', 'term: SBAR'),
  bad('a spelling that is another term', 'glossary.yaml', '[PIN number]', '[PIN number, NMC]', 'name-taken'),
  bad('a link to no term', 'site.yaml', 'href: /faq/', 'href: /glossary/#mar-charts', 'link-broken'),
  bad('a price above its list price', 'pricing.yaml', 'price: 897', 'price: 1897', 'field-value'),
  bad('a badge that the prices contradict', 'pricing.yaml', 'badge: 33% OFF', 'badge: 43% OFF', 'field-value'),
  bad(
    'two most popular plans',
    'pricing.yaml',
    'badge: 33% OFF',
    'mostPopular: true',
    'field-value',
    'badge: 33% OFF\n  mostPopular: true',
  ),
  bad(
    'a plan of no programme',
    'pricing.yaml',
    'programme: career-guidance',
    'programme: career-guidence',
    'reference-unknown',
  ),
  bad('a misspelt icon', 'reasons.yaml', 'icon: heart', 'icon: hart', 'field-value'),
  bad('a script in the navigation', 'site.yaml', 'href: /blog/', 'href: "javascript:alert(1)"', 'address-invalid'),
  bad('a price in quotes', 'pricing.yaml', 'price: 597', 'price: "597"', 'field-value'),
  bad('an interest that does not exist', 'offers.yaml', 'interest: wellness', 'interest: welness', 'reference-unknown'),
  bad('a malformed e-mail address', 'site.yaml', 'email: hello@example.com', 'email: hello@example', 'field-value'),
  bad('a link to no page in the navigation', 'site.yaml', 'href: /about/', 'href: /abuot/', 'link-broken'),
  bad(
    'a bullet too few',
    'pillars.yaml',
    /\n {4}- Choose one direction[^\n]*/,
    '',
    'field-value',
    '- Name your strengths',
  ),
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
    'field-value',
    'hasPage: true\n  linkLabel: Explore the 4Cs',
  ),
  bad('a misspelt placeholder', 'copy/blog.yaml', '"{count} articles"', '"{cuont} articles"', 'placeholder-wrong'),
  bad(
    'a placeholder where nothing is filled in',
    'pages/faq.yaml',
    'title: Short answers',
    'title: Short {brand} answers',
    'placeholder-wrong',
  ),
  bad('a lost placeholder', 'copy/article.yaml', ' - {url}', '', 'placeholder-wrong', 'copyText:'),
  bad('a placeholder without its brace', 'interface.yaml', 'save {amount}', 'save {amount', 'placeholder-wrong'),
  bad('a claim without its figure', 'claims.yaml', '"{n} participants"', '"participants"', 'placeholder-wrong'),
  bad('a claim given in two ways', 'pages/4cs-program.yaml', '12 participants', '10 participants', 'claim-contradicts'),
  bad('a social proof given in two ways', 'pages/home.yaml', 'Join 100+', 'Join 200+', 'claim-contradicts'),
  bad(
    'a price of a plan that there is not, in the second paragraph of an answer',
    'faq.yaml',
    'The 4Cs Coaching Program takes six weeks',
    'The 4Cs Coaching Program costs {price:4Cs Programme} and takes six weeks',
    'placeholder-wrong',
  ),
  bad('a link to no page in an answer', 'faq.yaml', 'The program page', 'The [page](/4c-program/)', 'link-broken'),
  bad(
    'a link in an answer that would run code',
    'faq.yaml',
    'The program page',
    'The [page](javascript:alert)',
    'address-invalid',
  ),
  bad(
    'a file that is not YAML',
    'faq.yaml',
    '- question',
    ' - question: : x\n- question',
    'yaml-syntax',
    ' - question: : x',
  ),
  bad(
    'a fact that there is not, in page copy',
    'pages/faq.yaml',
    /title: Short answers.*/,
    'title: "{fact:weekly-rat}"',
    'fact-unknown',
  ),
  bad(
    'a fact in a word for the search',
    'synonyms.yaml',
    /- words: \[/,
    '- words: ["{fact:notice-days}", ',
    'placeholder-wrong',
    '{fact:notice-days}',
  ),
  bad('a link in an answer that is not complete', 'faq.yaml', 'The program page', 'The [page] (/faq/)', 'link-empty'),
];

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import * as routes from '../../src/routes';
import { type BuiltPage, pages } from '../support/built-site';

const SCHEDULING_PAGE = 'https://book.example.com/discovery-call';
const WELLNESS = routes.categoryPath('wellness');
const ARTICLE = routes.postPath('nmc-revalidation');
const MATERNITY = routes.postPath('maternity-leave-uk');

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const textOf = (element: HTMLElement): string => tidy(element.textContent);

function pageAt(address: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === address);
  if (page === undefined) throw new Error(`There is no page ${address}.`);
  return page;
}

const find = (address: string, selector: string): HTMLElement[] => pageAt(address).root.querySelectorAll(selector);
const texts = (address: string, selector: string): string[] => find(address, selector).map(textOf);

/** The texts of all elements of a page, each as a whole. */
const elementTexts = (address: string): ReadonlySet<string> => new Set(texts(address, 'body *'));

/** A link as label (without what only screen readers are told), address, and whether it opens a new tab. */
function links(address: string): string[] {
  return find(address, 'body a').map((link) => {
    const label = textOf(link).replace(/ ?\(opens in a new tab\)$/, '');
    const isNewTab = link.getAttribute('target') === '_blank' && /\bnoopener\b/.test(link.getAttribute('rel') ?? '');
    return `${label} -> ${link.getAttribute('href') ?? 'nowhere'}${isNewTab ? ', new tab' : ''}`;
  });
}

const rows = (table: Readonly<Record<string, readonly string[]>>): [string, string][] =>
  Object.entries(table).flatMap(([address, entries]) => entries.map((entry): [string, string] => [address, entry]));

const ROUTES = [
  routes.HOME,
  routes.BLOG,
  routes.SERVICES,
  routes.ABOUT,
  routes.CONTACT,
  routes.FOUR_CS_PROGRAM,
  routes.CAREER_GUIDANCE,
  routes.NOT_FOUND,
];

const FORM_LABELS = ['Full Name', 'Email', "I'm Interested In", 'Your Message', 'Send Message'];
const BADGES = ['Certified Coach', 'International Nurse', 'Work-Life Balance Advocate', 'Career Development'];
const PAYMENT_NOTE = 'Secure payment processing. 30-day satisfaction guarantee. Payment plans available.';

const HEADINGS = {
  [routes.HOME]: [
    'h1 Elevate Your Nursing Career to World-Class Standards',
    'h2 Our Services',
    'h3 Career Guidance Abroad',
    'h3 The 4Cs Coaching Program',
    'h2 My Story',
    'h2 Get In Touch',
  ],
  [routes.ABOUT]: ['h2 Our mission', 'h2 Why Choose Us', 'h2 My Story'],
  [routes.CONTACT]: ['h2 Get In Touch'],
  [routes.FOUR_CS_PROGRAM]: [
    'h1 The 4Cs Coaching Program',
    'h2 Transform Your Nursing Career',
    'h3 Clarity',
    'h3 Connection',
    'h3 Career Planning',
    'h3 Creative Futures',
    "h2 What's Included",
    'h3 Program Duration',
    'h3 Group Size',
    'h2 Program Investment',
    'h3 4Cs Program',
    'h3 4Cs Premium',
  ],
  [routes.CAREER_GUIDANCE]: [
    'h1 Transform Your Nursing Career with Expert Guidance',
    'h2 Comprehensive Career Guidance Services',
    'h3 Specialty Exploration',
    'h3 Leadership Development',
    'h3 Interview & Networking',
    'h3 Resume & Portfolio Review',
    'h3 Ongoing Support',
    'h2 Our Proven 4-Step Process',
    'h3 Initial Consultation',
    'h3 Strategic Planning',
    'h3 Skill Development',
    'h3 Implementation Support',
    'h2 Beta Launch Pricing',
    'h3 Discovery Session',
    'h3 Standard Guidance',
    'h3 Premium Guidance',
    'h2 Free Discovery Call',
  ],
};

const TEXTS = {
  [routes.HOME]: ['Join 100+ nursing professionals achieving world-class careers', ...BADGES, ...FORM_LABELS],
  [routes.CONTACT]: FORM_LABELS,
  [routes.SERVICES]: [
    '1:1 Coaching',
    'Group Coaching',
    'Career Advancement',
    'Relocation Support',
    'Wellness & Balance',
    'From $197',
    'From $597',
  ],
  [routes.BLOG]: ['Load More Articles', 'Subscribe'],
  [WELLNESS]: ['No Articles Found', 'Try adjusting your search or filter criteria'],
  [ARTICLE]: ['Professional Development', '5 September 2023', 'Copy Link', 'Subscribe'],
  [routes.ABOUT]: [
    'Hundreds of nurses helped',
    'Specialised expertise in nursing career development',
    'Proven track record with measurable results',
    'Personalised approach',
    'Ongoing support and community',
    ...BADGES,
  ],
  [routes.FOUR_CS_PROGRAM]: [
    'A signature 6-week program built on four pillars.',
    '6-week comprehensive program',
    'Two group coaching sessions',
    'Individual one-on-one mentoring',
    'Practical worksheets and resources',
    'Peer support network',
    'Certificate of completion',
    'Lifetime access to materials',
    'Follow-up support sessions',
    '6 weeks of intensive coaching and development',
    'Limited to 12 participants for personalized attention',
    'Next cohort starts February 2025. Spots are limited.',
    PAYMENT_NOTE,
  ],
  [routes.CAREER_GUIDANCE]: ['Goal-Focused', '1:1 Coaching', 'Proven Results', '01', '02', '03', '04', PAYMENT_NOTE],
  [routes.NOT_FOUND]: ['404', 'Oops! Page not found'],
};

const LINKS = {
  [routes.HOME]: [
    `Book Your Free Consultation -> ${SCHEDULING_PAGE}, new tab`,
    'Explore career guidance -> /career-guidance/',
    'Explore the 4Cs program -> /4cs-program/',
  ],
  [routes.BLOG]: ['Load More Articles -> /blog/page/2/'],
  [ARTICLE]: ['Back to Blog -> /blog/'],
  [routes.ABOUT]: [`Schedule Free Consultation -> ${SCHEDULING_PAGE}, new tab`, 'View Our Services -> /services/'],
  [routes.FOUR_CS_PROGRAM]: [
    `Enroll Now -> ${SCHEDULING_PAGE}, new tab`,
    `Schedule Discovery Call -> ${SCHEDULING_PAGE}, new tab`,
  ],
  [routes.CAREER_GUIDANCE]: [
    `Start Your Journey -> ${SCHEDULING_PAGE}, new tab`,
    `Schedule Free Call -> ${SCHEDULING_PAGE}, new tab`,
  ],
  [routes.NOT_FOUND]: ['Return to Home -> /'],
};

/** Links of the header and footer, which every page has. */
const FRAME_LINKS = [
  'Home -> /',
  'Blog -> /blog/',
  'Services -> /services/',
  'About -> /about/',
  'Contact -> /contact/',
  `Book a Call -> ${SCHEDULING_PAGE}, new tab`,
  'Career Guidance -> /career-guidance/',
  'The 4Cs Coaching Program -> /4cs-program/',
  'Free Guides -> nowhere',
  'Webinars -> nowhere',
  'Tools -> /tools/',
  'Terms of Service -> nowhere',
  'Cookies Policy -> nowhere',
  'hello@example.com -> mailto:hello@example.com',
];

interface Plan {
  readonly address: string;
  readonly name: string;
  /** What the plan says besides its name and contents. */
  readonly facts: readonly string[];
  readonly contents: readonly string[];
}

const PLANS: readonly Plan[] = [
  {
    address: routes.FOUR_CS_PROGRAM,
    name: '4Cs Program',
    facts: ['$997', 'List price $997 one-time', '$597', 'Payment plans available'],
    contents: [
      '6-week program',
      'Two group coaching sessions',
      'Individual one-on-one mentoring',
      'Worksheets and resources',
      'Certificate of completion',
      'Lifetime access to materials',
    ],
  },
  {
    address: routes.FOUR_CS_PROGRAM,
    name: '4Cs Premium',
    facts: ['Most Popular', '$1,497', 'List price $1,497', '$897', 'Payment plans available'],
    contents: [
      'Everything in the 4Cs Program',
      'Additional 1-on-1 mentoring session',
      '90-day follow-up support',
      'Personalized career action plan',
      'Priority email support',
      'LinkedIn profile optimization',
    ],
  },
  {
    address: routes.CAREER_GUIDANCE,
    name: 'Discovery Session',
    facts: ['33% OFF', '$297', '$197'],
    contents: [
      '60-minute one-on-one session',
      'Career assessment and analysis',
      'Personalized action plan',
      'Resource recommendations',
      'Email follow-up summary',
    ],
  },
  {
    address: routes.CAREER_GUIDANCE,
    name: 'Standard Guidance',
    facts: ['Most Popular', '33% OFF', '$897', '$597', 'Payment plans available'],
    contents: [
      '3 one-on-one sessions',
      'Comprehensive career assessment',
      'Career roadmap',
      'Resume and LinkedIn optimization',
      'Interview preparation guide',
      '30-day email support',
    ],
  },
  {
    address: routes.CAREER_GUIDANCE,
    name: 'Premium Guidance',
    facts: ['33% OFF', '$1,795', '$1,197', 'Payment plans available'],
    contents: [
      'Everything in Standard',
      '6 one-on-one sessions',
      'Leadership development planning',
      'Professional network building',
      '90-day ongoing support',
    ],
  },
];

function planElement({ address, name }: Plan): HTMLElement {
  const plan = find(address, 'h3')
    .find((heading) => textOf(heading) === name)
    ?.closest('li');
  if (plan === null || plan === undefined) throw new Error(`${address} has no plan ${name}.`);
  return plan;
}

const ARTICLE_FACTS: [string, string][] = [
  [MATERNITY, 'Statutory maternity leave is 52 weeks'],
  [MATERNITY, '26 weeks of ordinary maternity leave, then 26 weeks of additional maternity leave'],
  [MATERNITY, 'It lasts 39 weeks'],
  [MATERNITY, '90% of your average weekly pay'],
  [MATERNITY, 'A flat weekly sum or 90% of your average weekly pay, whichever is lower'],
  [MATERNITY, '10 keeping-in-touch'],
  [MATERNITY, "8 weeks' notice"],
  [MATERNITY, 'up to 11 weeks before the due date'],
  [ARTICLE, '450 hours'],
  [ARTICLE, '35 hours of continuing professional development, of which 20 are participatory'],
];

const INTERESTS = [
  '1on1: 1:1 Coaching',
  'group: Group Coaching',
  '4cs: The 4Cs Coaching Program',
  'career: Career Advancement',
  'relocation: Relocation Support',
  'wellness: Wellness & Balance',
  'other: Other',
];

const PRICES = [...new Set(PLANS.flatMap(({ facts }) => facts.filter((fact) => fact.startsWith('$'))))];

const SENTENCES = [
  'Elevate Your Nursing Career',
  'Join 100+ nursing professionals',
  'Book Your Free Consultation',
  'Specialised expertise in nursing career development',
  'Transform Your Nursing Career',
  'Limited to 12 participants',
  'Next cohort starts',
  'Our Proven 4-Step Process',
  'Beta Launch Pricing',
  '30-day satisfaction guarantee',
  'Thank you for your message',
  'Oops! Page not found',
  'No Articles Found',
  'Try adjusting your search',
  'Check out this article',
  'Unexpected Application Error!',
];

/** The source files without their comments. */
function sources(): [string, string][] {
  return readdirSync('src', { recursive: true })
    .map((name) => path.join('src', String(name)))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(name, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')]);
}

const code = sources();
const filesWith = (pattern: RegExp): string[] => code.filter(([, text]) => pattern.test(text)).map(([name]) => name);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('headings', () => {
  test.each(rows(HEADINGS))('%s: %s', (address, heading) => {
    expect(find(address, 'h1, h2, h3').map((found) => `${found.rawTagName} ${textOf(found)}`)).toContain(heading);
  });
});

describe('texts', () => {
  test.each(rows(TEXTS))('%s: %s', (address, text) => {
    expect(elementTexts(address)).toContain(text);
  });

  test.each(ARTICLE_FACTS)('%s: %s', (address, fact) => {
    expect(texts(address, 'article').join(' ').replace(/’/g, "'")).toContain(fact);
  });
});

describe('links', () => {
  test.each(rows(LINKS))('%s: %s', (address, link) => {
    expect(links(address)).toContain(link);
  });

  test.each(ROUTES.flatMap((address) => FRAME_LINKS.map((link): [string, string] => [address, link])))(
    '%s, header or footer: %s',
    (address, link) => expect(links(address)).toContain(link),
  );

  test.each(ROUTES)('%s names the four profiles and the year', (address) => {
    const footer = texts(address, 'footer').join(' ');
    for (const name of ['Facebook', 'Instagram', 'X', 'LinkedIn', '©']) expect(footer).toContain(name);
    expect(footer).toMatch(/© ?20\d\d/);
  });

  test('an article has both ways back', () => {
    expect(links(ARTICLE).filter((link) => link === 'Back to Blog -> /blog/')).toHaveLength(2);
  });
});

describe('plans', () => {
  const facts = PLANS.flatMap((plan) => plan.facts.map((fact): [string, string, Plan] => [plan.name, fact, plan]));
  test.each(facts)('%s: %s', (_name, fact, plan) => {
    expect(planElement(plan).querySelectorAll('*').map(textOf)).toContain(fact);
  });

  test.each(PLANS.map((plan): [string, Plan] => [plan.name, plan]))('%s includes exactly its list', (_name, plan) => {
    expect(planElement(plan).querySelectorAll('li').map(textOf)).toEqual(plan.contents);
  });

  test('only the popular plans are badged Most Popular', () => {
    const popular = PLANS.filter((plan) => textOf(planElement(plan)).includes('Most Popular'));
    expect(popular.map(({ name }) => name)).toEqual(['4Cs Premium', 'Standard Guidance']);
  });
});

describe('forms and filters', () => {
  test.each([routes.HOME, routes.CONTACT])('%s offers the seven interests', (address) => {
    const options = find(address, 'select[name="interest"] option').filter((option) => option.getAttribute('value'));
    expect(options.map((option) => `${option.getAttribute('value')}: ${textOf(option)}`)).toEqual(INTERESTS);
  });

  test.each([routes.HOME, routes.CONTACT])('%s requires name, e-mail and message alone', (address) => {
    const required = find(address, '#contact :is(input, select, textarea)[required]').map((field) =>
      field.getAttribute('name'),
    );
    expect(required).toEqual(['name', 'email', 'message']);
    expect(find(address, '#contact input[type="email"]')).toHaveLength(1);
    expect(find(address, '#contact [name="phone"]')).toHaveLength(1);
    expect(find(address, '#contact form[novalidate]')).toEqual([]);
  });

  test('the sections of the home page have their anchors', () => {
    for (const id of ['services', 'about', 'contact']) expect(find(routes.HOME, `section#${id}`)).toHaveLength(1);
  });

  test('the listing has its search box and five filters', () => {
    expect(find(routes.BLOG, 'input[placeholder="Search articles..."]')).toHaveLength(1);
    const filters = ['All Posts', 'Career Development', 'Relocation', 'Bedside Diary', 'Wellness'];
    const chips = find(routes.BLOG, 'a').map(textOf);
    const first = chips.indexOf('All Posts');
    expect(chips.slice(first, first + filters.length)).toEqual(filters);
  });

  test('the listing begins with six cards, each with a way to read more', () => {
    const cards = texts(routes.BLOG, 'main article');
    expect(cards).toHaveLength(6);
    for (const card of cards) expect(card).toMatch(/\d{4}.*\d min read.*Read More/);
  });
});

describe('no source file repeats', () => {
  it('is looked for in code', () => expect(code.length).toBeGreaterThan(100));

  test.each(PRICES)('the price %s', (price) => {
    const digits = price.replace(/[$,]/g, '');
    expect(filesWith(new RegExp(`${escaped(price)}|(?<![\\d.])${digits}(?![\\d.])`))).toEqual([]);
  });

  test.each(SENTENCES)('the text %s', (sentence) => {
    expect(filesWith(new RegExp(escaped(sentence)))).toEqual([]);
  });
});

// Guards two sites whose owners changed everything allowed: one with little content, one with much.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runPackage } from '../../scripts/run-package';
import { buildSite, replaceText, SPECIFIED_CONTENT } from '../built/site-copy';
import { postText } from '../content/check/bad-posts';

const MINUTE = 60_000;
const TEXTS = /\.(html|json|xml|js|txt|svg|webmanifest)$/;

/** Replaced text in a file of `content/`. */
type Edit = readonly [file: string, from: string | RegExp, to: string];

interface Owner {
  readonly edits: readonly Edit[];
  /** Further changes, to whole articles. */
  readonly change: (content: string) => void;
  /** Texts that no published file may contain afterwards. */
  readonly gone: readonly string[];
  /** Texts that a published page must contain afterwards. */
  readonly shown: readonly string[];
}

/** A text added to the end of a file. */
const added = (file: string, text: string): Edit => [file, /$/, text];

const PROGRAM = 'pages/4cs-program.yaml';
const GUIDANCE = 'pages/career-guidance.yaml';

const BOOKING = 'https://calendly.com/harbour/30min?month=any&from=site';

const EVERYONE: Omit<Owner, 'change'> = {
  edits: [
    ['site.yaml', 'name: 4Cs Nursing Careers', 'name: Harbour Nurse Coaching & Co'],
    ['site.yaml', 'shortName: 4Cs Nursing', 'shortName: Harbour'],
    ['site.yaml', 'siteUrl: https://www.example.com', 'siteUrl: https://harbournurses.co.uk'],
    ['people.yaml', 'name: our founder', "name: Grace O'Neill"],
    ['people.yaml', 'isRealName: false', 'isRealName: true'],
    ['site.yaml', /hello@example\.com/g, 'grace@harbournurses.co.uk'],
    ['site.yaml', 'label: Book a Call', 'label: Book a free call with me'],
    ['site.yaml', 'https://book.example.com/discovery-call', `${BOOKING}\n  utm: true`],
    ['site.yaml', 'label: LinkedIn', '$&\n    href: https://www.linkedin.com/company/harbour-nurses/'],
    ['site.yaml', / {2}- network: x\n.*\n/, ''],
    ['site.yaml', 'label: Blog', 'label: Articles'],
    ['site.yaml', 'label: Terms of Service', '$&\n      href: https://terms.harbournurses.co.uk/'],
    ['site.yaml', /(contact:\n +provider: )simulated/, '$1formspree\n    id: abcdwxyz'],
    ['site.yaml', /value: relocation\n.*/, 'value: moving\n    label: Moving to the UK'],
    ['offers.yaml', 'interest: relocation', 'interest: moving'],
    added('redirects.yaml', '- from: /prices/\n  to: /services/\n'),
    ['images/logo.svg', /#[0-9a-f]{6}/gi, '#123456'],
    ['pages/home.yaml', /Elevate Your Nursing Career to World-Class Standards/g, 'A harbour far from home'],
    [PROGRAM, /text: Next cohort.*\n( +)until: .*/, 'text: The next group starts in May 2031.\n$1until: 2031-05-31'],
  ],
  gone: [
    ...['4Cs Nursing', 'www.example.com', 'hello@example.com', 'book.example.com', 'Book a Call'],
    ...['interest=relocation', 'Next cohort starts', 'Elevate Your Nursing Career'],
  ],
  shown: [
    ...['Harbour Nurse Coaching &amp; Co', 'Grace O’Neill', 'mailto:grace@harbournurses.co.uk', 'Articles'],
    ...['Book a free call with me', `${BOOKING.replace('&', '&amp;')}&amp;utm_source=harbournurses.co.uk`],
    ...['https://harbournurses.co.uk/about/', 'https://formspree.io/f/abcdwxyz', 'https://terms.harbournurses.co.uk/'],
    ...['Moving to the UK', 'interest=moving', 'The next group starts in May 2031.', 'A harbour far from home'],
  ],
};

const indexOf = (content: string, slug: string): string => path.join(content, 'blog', slug, 'index.md');

/** Replaces links to an article, by their address, in every text. */
function relink(content: string, slug: string, replace: (text: string) => string): void {
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(md|yaml)$/.test(name) || name === 'permalinks.yaml') continue;
    const file = path.join(content, name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(`/blog/${slug}/`)) writeFileSync(file, replace(text));
  }
}

function addAliases(content: string, slug: string, aliases: readonly string[]): void {
  replaceText(content, path.join('blog', slug, 'index.md'), '\ndate:', `\naliases: [${aliases.join(', ')}]\ndate:`);
}

function addPost(content: string, slug: string, fields: Parameters<typeof postText>[0]): void {
  mkdirSync(path.join(content, 'blog', slug));
  cpSync(path.join(content, 'images/about.png'), path.join(content, 'blog', slug, 'cover.png'));
  writeFileSync(indexOf(content, slug), postText(fields));
}

/** Removes articles: their URLs become aliases of another, and links to them plain text. */
function removePosts(content: string, slugs: readonly string[], heir: string): void {
  for (const slug of slugs) {
    rmSync(path.join(content, 'blog', slug), { recursive: true });
    relink(content, slug, (text) => text.replace(new RegExp(`\\[([^\\]]*)\\]\\(/blog/${slug}/[^)]*\\)`, 'g'), '$1'));
  }
  addAliases(content, heir, slugs);
}

const LITTLE: Owner = {
  edits: [
    ['site.yaml', 'language: en-GB', 'language: en-IE'],
    ['site.yaml', /( {2}categories:)(\n {4}- .*)+/, '$1 []'],
    ['pricing.yaml', /- programme: 4cs-program\n {2}name: 4Cs Premium\n(?: .*\n)*/, ''],
    ['pricing.yaml', /- programme: career-guidance\n {2}name: (Standard|Premium).*\n(?: .*\n)*/g, ''],
    ['pricing.yaml', /currency: USD/g, 'currency: GBP'],
    // One tool of four.
    ['tools.yaml', /^- icon: calendar[\s\S]*?(?=- icon: certificate)/, ''],
    ['tools.yaml', /- icon: compass[\s\S]*/, ''],
  ],
  change: (content) => {
    const [heir = '', ...others] = readdirSync(path.join(content, 'blog')).sort().reverse();
    removePosts(content, others, heir);
  },
  gone: ['Premium Guidance', '$597', ...['maternity-planner', 'first-year-planner', 'application-builder']],
  shown: ['lang="en-IE"', '£597', '/tools/revalidation-planner/'],
};

const GUIDANCE_PLANS = [1200, 1300, 1400].map(
  (price) =>
    `- programme: career-guidance\n  name: Guidance ${price}\n  listPrice: ${price * 2}\n  price: ${price}\n  currency: USD\n  badge: 50% OFF\n  inclusions: [One call, One letter]\n`,
);

const PLENTY: Owner = {
  edits: [
    ['site.yaml', /(newsletter:\n +provider: )simulated/, '$1buttondown\n    id: harbournurses'],
    added('site.yaml', 'notice: { text: We are away until Easter., until: 2099-12-31 }\n'),
    added(
      'site.yaml',
      'contact: { whatsapp: { title: WhatsApp, text: Write., number: +44 7700 900123, message: Hi } }\n',
    ),
    added('site.yaml', 'editor: { host: gitlab, repo: harbour/web/site, branch: main, appId: 1a2b3c }\n'),
    added('pricing.yaml', '  payLink: { label: Pay now, url: "https://buy.stripe.com/x" }\n'),
    added('providers.yaml', '- provider: payment\n  name: Stripe\n'),
    ['site.yaml', / {4}- Wellness\n/, '$&    - Leadership\n    - Motivation\n    - Money & Tax\n'],
    added(
      'categories.yaml',
      '- name: Money & Tax\n  slug: money-and-tax\n  symbol: book\n  description: Articles about money and tax for internationally educated nurses who live and work in the UK.\n  intro: Plain answers.\n',
    ),
    added('pricing.yaml', GUIDANCE_PLANS.join('')),
    ['services.yaml', 'slug: career-guidance', 'slug: working-abroad'],
    ['services.yaml', 'title: Career Guidance Abroad', 'title: Working Abroad, Step by Step'],
    ['pricing.yaml', /programme: career-guidance/g, 'programme: working-abroad'],
    [GUIDANCE, /service: career-guidance/g, 'service: working-abroad'],
    added(
      'services.yaml',
      '- slug: exam-preparation\n  icon: certificate\n  title: Exam Preparation\n  shortDescription: Practice for exams.\n  longDescription: We practise the stations that worry you most.\n  audience: Nurses with an exam date.\n  image: ./images/about.png\n  imageAlt: ""\n  hasPage: false\n  linkLabel: More about exams\n',
    ),
    added('faq.yaml', '- question: Do you take "agency" nurses & bank staff?\n  answer: Both are welcome.\n'),
  ],
  change: (content) => {
    renameSync(path.dirname(indexOf(content, 'nmc-revalidation')), path.dirname(indexOf(content, 'revalidation')));
    relink(content, 'nmc-revalidation', (text) => text.replaceAll('/blog/nmc-revalidation/', '/blog/revalidation/'));
    addAliases(content, 'revalidation', ['nmc-revalidation']);
    removePosts(content, ['nurses-strike-again'], 'five-years-abroad-lessons');
    addPost(content, 'quiet-minutes', { title: '\'Ten quiet minutes: "me time" & rest\'', category: 'Wellness' });
    for (let number = 1; number <= 40; number += 1) addPost(content, `letter-${number}`, { title: `Letter ${number}` });
  },
  gone: [],
  shown: [
    ...['https://buttondown.com/api/emails/embed-subscribe/harbournurses', 'Money &amp; Tax', '$2,800'],
    ...['Working Abroad, Step by Step', 'id="working-abroad"', 'More about exams', '&amp; bank staff?'],
    ...['/blog/letter-40/', '/blog/revalidation/'],
    ...['We are away until Easter.', 'https://wa.me/447700900123?text=Hi', 'https://buy.stripe.com/x'],
  ],
};

/** Runs a project command on a copy; returns its output if it fails. */
function failureOf(root: string, command: 'jest' | 'playwright', args: string): string {
  const env = { ...process.env, SITE_ROOT: root, SITE_PORT: '9331', JEST_WORKER_ID: undefined, FORCE_COLOR: '0' };
  const options = { env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const;
  const { status, output } = runPackage(command, args.split(' '), options);
  return status === 0 ? '' : output.slice(-20_000);
}

describe.each(Object.entries({ little: LITTLE, plenty: PLENTY }))('an owner with %s', (name, owner) => {
  const root = path.join(mkdtempSync(path.join(tmpdir(), `owner-${name}-`)), 'site');

  beforeAll(
    () =>
      buildSite(root, SPECIFIED_CONTENT, (copy) => {
        const content = path.join(copy, 'content');
        for (const edit of [...EVERYONE.edits, ...owner.edits]) replaceText(content, ...edit);
        owner.change(content);
      }),
    20 * MINUTE,
  );
  afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));

  const texts = (): [string, string][] =>
    readdirSync(path.join(root, 'public'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]);

  test('has no former name, price or address in any published file', () => {
    const left = texts().flatMap(([file, text]) =>
      [...EVERYONE.gone, ...owner.gone].filter((old) => text.includes(old)).map((old) => `${file}: ${old}`),
    );
    expect(left).toEqual([]);
  });

  test('has each new name, price and address on a page', () => {
    const pages = texts().filter(([file]) => file.endsWith('.html'));
    const isShown = (wanted: string) => pages.some(([, text]) => text.includes(wanted));
    expect([...EVERYONE.shown, ...owner.shown].filter((text) => !isShown(text))).toEqual([]);
  });

  test.each([
    ['the checks over the built site', 'jest', '--selectProjects built -- __tests__/built/any-content'],
    ['the browser tests of every page', 'playwright', 'test --project=chromium any-content'],
  ] as const)('passes %s', (_what, command, args) => expect(failureOf(root, command, args)).toBe(''), 15 * MINUTE);
});

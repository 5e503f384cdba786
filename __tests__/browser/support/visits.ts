import type { CDPSession, Locator, Page } from '@playwright/test';
import { postPath } from '../../../src/routes';
import { randomOf } from './random';

/** A field by its selector, and what is entered in it; a radio button is chosen. */
type Entry = readonly [selector: string, content: string];

const dayEntries = (id: string, [day, month, year]: readonly [string, string, string]): readonly Entry[] => [
  [`#${id}`, day],
  [`#${id}-month`, month],
  [`#${id}-year`, year],
];

/** An article, with the newsletter's form. */
export const ARTICLE = postPath('nmc-revalidation');

/** Pages with fields, and the first ones that a visitor fills in. */
const FORMS: Readonly<Record<string, readonly Entry[]>> = {
  '/contact/': [
    ['[name=name]', 'Maria Cruz'],
    ['[name=email]', 'maria@example.com'],
    ['[name=phone]', '07700 900123'],
    ['[name=interest]', '4cs'],
    ['[name=message]', 'Where do I begin?'],
  ],
  [ARTICLE]: [['main [type=email]', 'maria@example.com']],
  '/blog/': [['[type=search]', 'maternity']],
  '/glossary/': [['[type=search]', 'pay']],
  '/tools/maternity-planner/': [
    ...dayEntries('dueDate', ['10', '3', '2027']),
    ...dayEntries('employedSince', ['1', '9', '2023']),
    ['[name=rhythm][value=weekly]', ''],
    ['#weeklyPay', '612.50'],
    ['[name=nhs][value=yes]', ''],
    ...dayEntries('returnOn', ['20', '12', '2027']),
  ],
  '/tools/first-year-planner/': [
    ...dayEntries('firstDay', ['5', '1', '2027']),
    ['[name=hasPin][value=no]', ''],
    ['#hours', '37.5'],
    ['[name=sponsor][value=yes]', ''],
    ...dayEntries('visaEnds', ['4', '1', '2030']),
  ],
  '/tools/revalidation-planner/': [
    ['#expiryMonth', '4'],
    ['#expiryYear', '2067'],
    ['[name=registration][value=dual]', ''],
    ['#hours', '612'],
    ['#feedbackPatients', '3'],
    ['[name=character][value=yes]', ''],
    ['#cpd-topic', 'Sepsis'],
    ['#cpd-date-year', '2026'],
    ['#account-title', 'A late handover'],
  ],
  '/tools/application-builder/': [
    ['#post', 'Staff nurse'],
    ...dayEntries('closes', ['9', '12', '2026']),
    ['#specification', 'Essential\n• NMC registration'],
    ['#criterion-situation', 'A busy ward'],
  ],
};

/** Writes into fields as a browser or a password keeper does, in one task. */
function fillAtOnce(page: Page, entries: readonly Entry[], hasEvents: boolean): Promise<void> {
  return page.evaluate(
    ([all, types]) => {
      const write = (selector: string, content: string): void => {
        const field = document.querySelector<HTMLInputElement>(selector);
        const [name, value] = content ? ['value', content] : ['checked', true];
        if (types[0] && !content) {
          field?.click();
          return;
        }
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), String(name))?.set?.call(field, value);
        for (const type of types) field?.dispatchEvent(new Event(type, { bubbles: true }));
      };
      for (const [selector, content] of all) write(selector, content);
    },
    [entries, hasEvents ? ['input', 'change'] : []] as const,
  );
}

/** Enters a text as a phone's keyboard does, which composes each word. */
async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length && !text.includes('\n'); end += 3) {
    const part = { text: text.slice(0, end), selectionStart: end, selectionEnd: end };
    await session.send('Input.imeSetComposition', part);
  }
  await session.send('Input.insertText', { text });
}

/** Drops a text at a point of the page. */
export async function dropAt(session: CDPSession, x: number, y: number, text: string): Promise<void> {
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
}

/** Drops a text into a field. */
async function drop(page: Page, field: Locator, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await dropAt(session, x + width / 2, y + height / 2, text);
}

/** Types a text, keeps its last key down too long, and takes back what that has added. */
async function holdDown(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  for (const key of [text.slice(-1), 'Backspace']) {
    for (let time = 0; time < 3; time++) await page.keyboard.down(key);
    await page.keyboard.up(key);
  }
}

/** Enters a text into the focused field, each. */
const TYPED = {
  'key by key': (page, _field, text, pace) => page.keyboard.type(text, { delay: pace }),
  quickly: (page, _field, text) => page.keyboard.type(text),
  'with a key held down': (page, _field, text) => holdDown(page, text),
  pasted: (page, _field, text) => page.keyboard.insertText(text),
  dropped: drop,
  dictated: async (page, _field, text) => {
    for (const word of text.split(/(?<= )/)) await page.keyboard.insertText(word);
  },
  composed: (page, _field, text) => compose(page, text),
} satisfies Record<string, (page: Page, field: Locator, text: string, pace: number) => Promise<void>>;

const WAYS = ['all at once', 'all at once, without events', ...(Object.keys(TYPED) as (keyof typeof TYPED)[])] as const;
/** A browser begins these again in the field that React puts in place of another; the test's own steps cannot. */
const IN_STEPS: readonly (typeof WAYS)[number][] = ['dropped', 'composed'];
const MOMENTS = ['at once', 'during the start', 'after the start'] as const;
const LINES = ['fast', 'slow 4G', 'late', 'failing once'] as const;
/** A slowed visit keeps a core busy five times as long: a quarter of them. */
const PROCESSORS = [1, 1, 1, 1, 1, 1, 4, 6] as const;
const NEXT = ['nothing', 'another field', 'Tab'] as const;
/** On the way back, browsers put the fields of these pages back; a planner asks before it is left. */
const PUT_BACK: readonly string[] = ['/contact/', ARTICLE];

/** A random visit to a page with fields. */
export interface Visit {
  readonly seed: number;
  readonly path: string;
  readonly entries: readonly Entry[];
  readonly way: (typeof WAYS)[number];
  readonly moment: (typeof MOMENTS)[number];
  /** Milliseconds from the field, or from the first press, to the first entry. */
  readonly wait: number;
  /** Milliseconds between two keys. */
  readonly pace: number;
  readonly processor: 1 | 4 | 6;
  readonly line: (typeof LINES)[number];
  readonly next: (typeof NEXT)[number] | 'Back';
  /** Whether the browser has translated the page by then. */
  readonly isTranslated: boolean;
}

/** The visit that follows from a seed. */
export function visitOf(seed: number): Visit {
  const random = randomOf(seed);
  const one = <Kind>(kinds: readonly [Kind, ...Kind[]]): Kind => kinds[Math.floor(random() * kinds.length)] ?? kinds[0];
  const path = one(Object.keys(FORMS) as [string, ...string[]]);
  const all = FORMS[path] ?? [];
  const moment = one(MOMENTS);
  const entries = all.slice(0, 1 + Math.floor(random() * all.length));
  const way = one(WAYS);
  return {
    seed,
    path,
    entries,
    way,
    moment,
    wait: random() * { 'at once': 800, 'during the start': 2500, 'after the start': 3000 }[moment],
    pace: 20 + random() * 130,
    processor: one(PROCESSORS),
    line: one(LINES),
    next: one<Visit['next']>(PUT_BACK.includes(path) ? [...NEXT, 'Back'] : NEXT),
    isTranslated: one([false, false, false, true]) && !IN_STEPS.includes(way),
  };
}

/** What a visit meets: its page, its next step, and how things are entered, fetched and translated at which moment. */
const pairsOf = ({ path, way, moment, line, next, isTranslated }: Visit): readonly string[] => [
  path,
  next,
  ...[way, line, `translated: ${isTranslated}`].map((kind) => `${kind} ${moment}`),
];

/** The visits that meet something which none before has met. */
export function withNewPairs(visits: readonly Visit[]): readonly Visit[] {
  const met = new Set<string>();
  return visits.filter((visit) => {
    const before = met.size;
    for (const pair of pairsOf(visit)) met.add(pair);
    return met.size > before;
  });
}

/** A visit in words. */
export const nameOfVisit = ({
  seed,
  path,
  entries,
  way,
  moment,
  wait,
  processor,
  line,
  next,
  isTranslated,
}: Visit): string =>
  `seed ${seed}: ${path}${isTranslated ? ', translated' : ''}, ${entries.length} fields ${way}, ${moment} + ${Math.round(wait)} ms, processor / ${processor}, line ${line}, then ${next}`;

/** Enters everything as the visit says. */
export async function enterAll(page: Page, { entries, way, pace }: Visit): Promise<void> {
  if (way === 'all at once' || way === 'all at once, without events')
    return fillAtOnce(page, entries, way === 'all at once');
  for (const [selector, content] of entries) {
    const field = page.locator(selector);
    if (content === '') await field.check();
    else if (await field.evaluate((element) => element.matches('select'))) await field.selectOption(content);
    else {
      await field.click();
      await TYPED[way](page, field, content, pace);
    }
  }
}

/** What the fields show; `true` for a chosen radio button. */
export function shownIn(page: Page, entries: readonly Entry[]): Promise<readonly (string | boolean | undefined)[]> {
  return page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const field = document.querySelector<HTMLInputElement>(selector);
        return field?.type === 'radio' ? field.checked : field?.value;
      }),
    entries.map(([selector]) => selector),
  );
}

/** What the fields should show. */
export const expectedOf = (entries: readonly Entry[]): readonly (string | boolean)[] =>
  entries.map(([, content]) => content || true);

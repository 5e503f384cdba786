import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EDITED_FILES, type EditedFile } from '../../src/editor/edited-file';

/** The content as specified; the owner's files may have a form that the editor puts in order. */
const ROOT = '__tests__/fixtures/content';

/** Everything that an article may contain. */
const ARTICLE = `---
title: "Nights: the first winter"
excerpt: Sleep, food and pay on nights.
date: 2026-01-02
category: Wellness
tags: [nights, "2026"]
# Kept until the photo is there.
cover: ./cover.jpg
coverAlt: A ward at night
sources:
  - fact: smp-weeks
  - title: Working time
    url: https://www.gov.uk/maximum-weekly-working-hours
    checked: 2026-01-01
keyPoints:
  - 'Sleep first: it''s the rest'
  - Eat before three
---

Text with **weight**, *stress*, \`code\`, a [link](https://www.gov.uk/ "A title") and {fact:smp-weeks unit}.  
A second line, with [the NMC](glossary:nmc) and a note.[^1]

> A quote
> of two lines

> [!STRIP] Weeks of leave
>
> - 8 on full pay
> - {fact:smp-weeks unit} on less

> [!PAIRS]
>
> | They say | You say |
> | --- | --- |
> | "Why?"   | "I'll ask." |

| Hours | Pay |
| :---- | --: |
| 12    | {fact:smp-weeks} |

- one
  - two

1. first
2. second

\`\`\`text
  two spaces | and a pipe
\`\`\`

![A chart](./chart.png)

[^1]: The note.
`;

/** What the editor makes of a value that nobody has touched: texts lose the spaces around them. */
function asInForm(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(asInForm);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, asInForm(entry)]));
}

function edited(name: string): EditedFile {
  const found = EDITED_FILES.find(({ format }) => format === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

const article = edited('article-frontmatter');

function shipped(): (readonly [string, string, EditedFile])[] {
  const data = EDITED_FILES.flatMap((file) => {
    const name = file.path && path.join(ROOT, file.path.replace(/^content\//, ''));
    return name && existsSync(name) ? [[name, readFileSync(name, 'utf8'), file] as const] : [];
  });
  const articles = readdirSync(path.join(ROOT, 'blog')).map((slug) => {
    const name = path.join(ROOT, 'blog', slug, 'index.md');
    return [name, readFileSync(name, 'utf8'), article] as const;
  });
  return [...data, ...articles, ['an article with everything', ARTICLE, article]];
}

const PRICES = `# Prices of both programmes.
- programme: 4cs-program
  name: "4Cs: the program"
  listPrice: 997 # until spring
  price: 597
  currency: USD
  inclusions: [one, two]

# The small one.
- programme: career-guidance
  name: Guidance
  listPrice: 100
  price: 90
  currency: USD
  inclusions:
    - three
`;

interface Price {
  readonly [name: string]: unknown;
}

function prices(): Price[] {
  return edited('pricing').parse(PRICES) as Price[];
}

/** Everything that can be the end of a line, and what a file may begin and end with. */
const WRITTEN: Readonly<Record<string, (text: string) => string>> = {
  LF: (text) => text,
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  CR: (text) => text.replaceAll('\n', '\r'),
  'mixed line ends': (text) => {
    let line = 0;
    return text.replaceAll('\n', () => ['\r\n', '\r\n', '\n'][line++ % 3] ?? '');
  },
  'a byte order mark': (text) => `\uFEFF${text}`,
  'CRLF, a byte order mark and no end of the last line': (text) => `\uFEFF${text.trimEnd().replaceAll('\n', '\r\n')}`,
};

const linesOf = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\r|\n|$)/g) ?? [];

/** The places in a value at which there is a text, those inside lists included. */
function textsIn(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, [...path, key]));
}

function changedAt(value: unknown, [key, ...rest]: readonly PropertyKey[], change: (text: string) => string): unknown {
  if (key === undefined) return change(String(value));
  if (Array.isArray(value)) {
    return value.map((entry, index) => (String(index) === key ? changedAt(entry, rest, change) : entry));
  }
  const group = value as Readonly<Record<PropertyKey, unknown>>;
  return { ...group, [key]: changedAt(group[key], rest, change) };
}

describe.each(Object.entries(WRITTEN))('a file with %s that was opened and saved', (_kind, write) => {
  test.each(shipped())('%s is the same to the byte', (_name, text, file) => {
    expect(file.print(write(text), asInForm(file.parse(write(text))))).toBe(write(text));
  });

  test.each(shipped())(
    '%s is the same to the byte where the editor was given its lines with LF',
    (_name, text, file) => {
      expect(file.print(write(text), asInForm(file.parse(text)))).toBe(write(text));
    },
  );

  test.each(shipped())('%s changes in one line where one word changes', (_name, text, file) => {
    const before = write(text);
    const value = asInForm(file.parse(before));
    const texts = textsIn(value);
    const some = texts.filter(
      (_path, index) => index % Math.ceil(texts.length / 3) === 1 || index === texts.length - 1,
    );
    for (const path of some) {
      const changed = changedAt(value, path, (old) => `${old}s`);
      const after = file.print(before, changed);
      const lines = linesOf(after);
      const old = linesOf(before);
      expect(lines).toHaveLength(old.length);
      expect(lines.filter((line, index) => line !== old[index])).toHaveLength(1);
      expect(asInForm(file.parse(after))).toEqual(changed);
    }
  });
});

describe('a file that was changed', () => {
  test('keeps its comments, quotes and short lists', () => {
    const [first, second] = prices();
    const text = edited('pricing').print(PRICES, [{ ...first, price: 598 }, second]);
    expect(text).toBe(PRICES.replace('price: 597', 'price: 598'));
  });

  test('keeps the comment of an entry that has moved', () => {
    const text = edited('pricing').print(PRICES, prices().reverse());
    expect(text.indexOf('# The small one.')).toBeLessThan(text.indexOf('name: Guidance'));
    expect(text).toContain('# until spring');
    expect(edited('pricing').parse(text)).toEqual(prices().reverse());
  });

  test('gets no line for a field that was left empty or holds what it holds anyway', () => {
    const empty = { badge: '', billing: undefined, mostPopular: false, paymentNote: null };
    const [first, second] = prices();
    expect(edited('pricing').print(PRICES, [{ ...first, ...empty }, second])).toBe(PRICES);
  });

  test('gets a new field where the model has it', () => {
    const [first, second] = prices();
    const { inclusions, ...rest } = first ?? {};
    const text = edited('pricing').print(PRICES, [{ ...rest, badge: '40% OFF', inclusions }, second]);
    expect(text).toContain('  currency: USD\n  badge: 40% OFF\n  inclusions: [one, two]\n');
  });

  test('loses a field that was emptied', () => {
    const text = PRICES.replace('  currency: USD\n', '  currency: USD\n  badge: 40% OFF\n');
    const [first, second] = prices();
    expect(edited('pricing').print(text, [{ ...first, badge: '' }, second])).toBe(PRICES);
  });

  test('has a text of several lines as a block', () => {
    const text = edited('faq').print('', [{ question: 'Why?', answer: 'First: this.\n\nThen that.' }]);
    expect(text).toBe('- question: Why?\n  answer: |-\n    First: this.\n\n    Then that.\n');
  });

  test('writes a figure of a fact as a number', () => {
    const before = '- id: a\n  periods:\n    - value: 39\n';
    expect(edited('facts').print(before, [{ id: 'a', periods: [{ value: '40.5' }] }])).toContain('value: 40.5\n');
  });
});

describe('an article', () => {
  test('is written with its fields in the order of the model', () => {
    const text = edited('article-frontmatter').print('', {
      title: 'Nights: the first winter',
      excerpt: '',
      coverAlt: '',
      draft: true,
      aliases: [],
      keyPoints: [],
      body: '## One\n\n| a | b |\n| --- | --- |\n| 1 | {fact:smp-weeks unit} |\n',
    });
    expect(text).toBe(
      '---\ntitle: "Nights: the first winter"\ndraft: true\nexcerpt: ""\ncoverAlt: ""\n---\n\n## One\n\n| a | b |\n| --- | --- |\n| 1 | {fact:smp-weeks unit} |\n',
    );
  });

  test('that cannot be read is reported, not opened', () => {
    const { parse } = edited('article-frontmatter');
    expect(() => parse('# No fields')).toThrow('does not begin with front matter');
    expect(() => parse('---\ntitle: "open\n---\n\nText\n')).toThrow(/^Line \d+ cannot be read/);
  });
});

test('a data file that cannot be read is reported, not opened', () => {
  expect(() => edited('pricing').parse('- name: [')).toThrow(/^Line \d+ cannot be read/);
  expect(() => edited('pricing').parse('name: alone')).toThrow('must be a list');
});

test('a published article is no draft in the form, where a new one begins as a draft', () => {
  expect(article.parse(ARTICLE)).toMatchObject({ draft: false });
  expect(article.parse(ARTICLE.replace('category:', 'draft: true\ncategory:'))).toMatchObject({ draft: true });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EDITED_FILES, type EditedFile } from '../../src/editor/edited-file';

const ROOTS = ['content', '__tests__/fixtures/content'];

/** What the editor makes of a value that nobody has touched: texts lose the spaces around them. */
function asInForm(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(asInForm);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, asInForm(entry)]));
}

const posts = EDITED_FILES.find(({ extension }) => extension === 'md');

function shipped(root: string): (readonly [string, EditedFile])[] {
  const data = EDITED_FILES.flatMap((file) => {
    const name = file.path && path.join(root, file.path.replace(/^content\//, ''));
    return name && existsSync(name) ? [[name, file] as const] : [];
  });
  const articles = readdirSync(path.join(root, 'blog')).flatMap((slug) => {
    const name = path.join(root, 'blog', slug, 'index.md');
    return posts && existsSync(name) ? [[name, posts] as const] : [];
  });
  return [...data, ...articles];
}

function edited(name: string): EditedFile {
  const found = EDITED_FILES.find(({ format }) => format === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
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

describe('a file that was opened and saved', () => {
  test.each(ROOTS.flatMap(shipped))('%s is the same to the byte', (name, file) => {
    const text = readFileSync(name, 'utf8');
    expect(file.print(text, asInForm(file.parse(text)))).toBe(text);
  });

  test.each(ROOTS.flatMap(shipped).filter(([, { extension }]) => extension === 'md'))(
    '%s changes in one line where one field changes',
    (name, file) => {
      const text = readFileSync(name, 'utf8');
      const value = file.parse(text) as Readonly<Record<string, unknown>>;
      const lines = file.print(text, { ...value, date: '2031-02-03' }).split('\n');
      const before = text.split('\n');
      expect(lines).toHaveLength(before.length);
      expect(lines.filter((line, index) => line !== before[index])).toEqual(['date: 2031-02-03']);
    },
  );
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
      '---\ntitle: "Nights: the first winter"\nexcerpt: ""\ncoverAlt: ""\ndraft: true\n---\n\n## One\n\n| a | b |\n| --- | --- |\n| 1 | {fact:smp-weeks unit} |\n',
    );
  });

  test('that cannot be read is told, not opened', () => {
    const { parse } = edited('article-frontmatter');
    expect(() => parse('# No fields')).toThrow('does not begin with fields');
    expect(() => parse('---\ntitle: "open\n---\n\nText\n')).toThrow(/^Line \d+ cannot be read/);
  });
});

test('a data file that cannot be read is told, not opened', () => {
  expect(() => edited('pricing').parse('- name: [')).toThrow(/^Line \d+ cannot be read/);
  expect(() => edited('pricing').parse('name: alone')).toThrow('must be a list');
});

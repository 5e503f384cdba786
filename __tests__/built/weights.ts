import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type BuiltPage, builtFile, ordinaryPages } from './built-site';

export const KB = 1024;

/** Kilobytes by what they limit. */
const LIMITS = new Map(
  [...readFileSync('docs/performance.md', 'utf8').matchAll(/^\| (.+?) +\| ([\d.]+) KB +\|$/gm)].map(
    ([, what = '', most]) => [what, Number(most)],
  ),
);

/** The limit of a row of the table in docs/performance.md, in kilobytes. */
export function limitOf(what: string): number {
  const limit = LIMITS.get(what);
  if (limit === undefined) throw new Error(`The table in docs/performance.md lacks the row "${what}".`);
  return limit;
}

/** Gzipped kilobytes. */
export const weigh = (text: string): number => gzipSync(text).length / KB;
const weights = new Map<string, number>();

/** Gzipped kilobytes of a built file. */
export function weighFile(file: string): number {
  const weight = weights.get(file) ?? weigh(builtFile(file));
  weights.set(file, weight);
  return weight;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The loader's script element, which names a page and its component. */
export const loaderOf = ({ root }: BuiltPage) => root.querySelector('script[data-component]');

/** The pages that start React when someone uses them; those of a 404 do at once. */
const waiting = ordinaryPages.filter((page) => loaderOf(page));

/** Pages over a limit. */
export const over = (limit: (page: BuiltPage) => number, weightOf: (page: BuiltPage) => number): string[] =>
  waiting
    .map((page) => ({ page, weight: weightOf(page), most: limit(page) }))
    .filter(({ weight, most }) => weight > most)
    .map(({ page, weight, most }) => `${page.path}: ${weight.toFixed(1)} KB, at most ${most}`);

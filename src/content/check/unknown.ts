import { CATEGORIES, GLOSSARY, isBelowBlog } from '../../routes';
import { REFERENCES } from '../model/collections';
import type { ContentFiles } from '../read/content-files';
import { type Finding, finding, isError, startOf } from '../read/finding';
import { NAME } from '../read/read-files';
import { isWithin, type Place, placeOf } from '../read/stand-ins';

/** Values of a file of `content/`; `*` stands for any name and any entry. */
export const valueIn = (file: string, ...path: readonly PropertyKey[]): Place => placeOf(`content/${file}`, ...path);

/** Where names of a kind come from. */
export function namesIn(kind: string): Place[] {
  const { file, list, key } = REFERENCES[kind] ?? {};
  if (file === undefined || key === undefined) return [valueIn('blog/*/index.md', NAME)];
  return [valueIn(file, ...(list === undefined ? [] : [list]), '*', key)];
}

/** Where an address of a page or file may come from. */
export function addressesIn(path: string): Place[] {
  const pages = [valueIn('pages/*', NAME), valueIn('pages/*/index.md', NAME), valueIn('events.yaml', '*', 'slug')];
  const categories = [valueIn('categories.yaml', '*', 'slug'), valueIn('categories.yaml', '*', 'aliases')];
  const articles = [valueIn('blog/*/index.md', NAME), valueIn('blog/*/index.md', 'aliases')];
  const own = path.startsWith(CATEGORIES) ? categories : isBelowBlog(path) ? articles : pages;
  return [...own, valueIn('redirects.yaml', '*', 'from')];
}

/** Where an id on a page may come from. */
export function anchorsIn(path: string, file?: string): Place[] {
  if (file === undefined) return path === GLOSSARY ? namesIn('term') : [];
  const own = ['keyPoints', 'sources'].map((key) => placeOf(file, key));
  if (isBelowBlog(path)) return own;
  const ofSections = ['id', 'type', 'questions', 'people', 'kind'].map((key) => placeOf(file, 'sections', '*', key));
  const shown = [
    ['faq.yaml', 'question'],
    ['services.yaml', 'slug'],
    ['events.yaml', 'slug'],
    ['people.yaml', 'slug'],
    ['glossary.yaml', 'term'],
  ] as const;
  return [...own, ...ofSections, ...shown.map(([name, key]) => valueIn(name, '*', key))];
}

/** Letters and digits, by which a name is found in a text that cannot be read otherwise, however it is written there. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** The name in what was found: the last part of an address, the id of a fact. */
const nameIn = (found: string): string => found.replace(/\/?(?:\?.*)?$|( unit)?\}$/, '').replace(/^.*[/#:]/, '');

/**
 * Leaves out what follows only from stand-ins: findings on one, and those that need the value in the place of which it stands.
 * One line says which could not be judged.
 * @param mistakes those in single files
 */
export function withoutConsequences(
  findings: readonly Finding[],
  { unknown }: Pick<ContentFiles, 'unknown'>,
  mistakes: readonly Finding[],
): Finding[] {
  const isUnknown = (needed: Place, found = ''): boolean =>
    unknown.some(({ place, text }) => {
      if (!isWithin(needed, place) && !isWithin(place, needed)) return false;
      return text === undefined || plain(text).includes(plain(nameIn(found)));
    });
  const others = findings.filter(
    ({ file, path }) => !path || !unknown.some(({ place }) => isWithin(placeOf(file, ...path), place)),
  );
  const unjudged = others.filter(({ needs = [], found }) => needs.some((needed) => isUnknown(needed, found)));
  const judged = others.filter((found) => !unjudged.includes(found)).map(({ needs: _needs, ...found }) => found);
  const [first] = unjudged;
  if (!first) return judged;
  const places = unjudged.map(({ file, line }) => `${file}:${line}`).join(', ');
  const { file, line, column } = mistakes.find(isError) ?? startOf(first.file);
  return [
    ...judged,
    finding('not-judged', { file, line, column }, `Not judged before the mistakes are corrected: ${places}`),
  ];
}

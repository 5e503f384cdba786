import { slug } from 'github-slugger';
import { member } from '../../utils/is-record';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import type { YamlSource } from '../read/yaml-source';
import { entriesOf, sourceOf, textsIn } from './field-traversal';

const GLOSSARY_FILE = 'glossary.yaml';

/** Two capital letters or more, with digits behind them or without. */
const ABBREVIATION = /(?<![\p{L}\p{N}])\p{Lu}{2,}\d*(?![\p{L}\p{N}])/gu;
/** Abbreviations that every reader of this site knows. */
const EVERYDAY: readonly string[] = ['NHS', 'UK', 'GOV'];

/** A name of a term, and the path of its value in the file. */
interface Name {
  readonly name: string;
  readonly path: readonly PropertyKey[];
  readonly term: string;
}

/** An entry as far as it can be read. */
interface Entry {
  readonly term: string;
  readonly spellings: readonly string[];
  readonly meaning: string;
}

const textOf = (entry: unknown, key: string): string => {
  const value = member(entry, key);
  return typeof value === 'string' ? value : '';
};

function readEntries(files: ContentFiles): Entry[] {
  return entriesOf(files, GLOSSARY_FILE).map((entry) => ({
    term: textOf(entry, 'term'),
    spellings: textsIn(member(entry, 'spellings')),
    meaning: textOf(entry, 'meaning'),
  }));
}

/** Every term before any spelling, so that it is the spelling that is reported. */
function namesOf(entries: readonly Entry[]): Name[] {
  const terms = entries.map(({ term }, index) => ({ name: term, path: [index, 'term'], term }));
  const spellings = entries.flatMap(({ term, spellings: others }, index) =>
    others.map((name, place) => ({ name, path: [index, 'spellings', place], term })),
  );
  return [...terms, ...spellings].filter(({ name }) => slug(name) !== '');
}

/** Names that two entries share, apart from capital letters and from spaces in place of hyphens. */
function checkNames(entries: readonly Entry[], source: YamlSource): Problem[] {
  const owners = new Map<string, Name>();
  return namesOf(entries).flatMap((name): Problem[] => {
    const key = slug(name.name);
    const owner = owners.get(key);
    owners.set(key, owner ?? name);
    if (!owner) return [];
    const place = source.placeOf(name.path);
    const found = { found: name.name };
    return name.path.includes('term')
      ? [problem('term-duplicate', place, `"${owner.name}" has an entry already`, found)]
      : [problem('term-clash', place, `This spelling belongs to "${owner.term}" already`, found)];
  });
}

/** Abbreviations in an explanation that have no entry of their own. */
function checkAbbreviations(entries: readonly Entry[], source: YamlSource): Problem[] {
  const known = new Set([...EVERYDAY, ...entries.flatMap(({ term, spellings }) => [term, ...spellings])]);
  return entries.flatMap(({ term, meaning }, index) =>
    [...new Set(meaning.match(ABBREVIATION))].flatMap((found): Problem[] => {
      if (known.has(found) || term.includes(found)) return [];
      const message = `The explanation of "${term}" uses an abbreviation that has no entry`;
      return [problem('abbreviation-unexplained', source.placeOf([index, 'meaning']), message, { found })];
    }),
  );
}

/** The glossary: every name belongs to one term, and no explanation needs another one that is missing. */
export function checkGlossary(files: ContentFiles): Problem[] {
  const source = sourceOf(files, GLOSSARY_FILE);
  if (!source) return [];
  const entries = readEntries(files);
  return [...checkNames(entries, source), ...checkAbbreviations(entries, source)];
}

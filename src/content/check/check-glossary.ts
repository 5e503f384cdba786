import { slug } from 'github-slugger';
import { member } from '../../utils/is-record';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { entriesOf, sourceOf, textsIn } from './field-traversal';

const GLOSSARY_FILE = 'glossary.yaml';

/** Every name of a term with its place in the file; terms before spellings, so that it is the spelling that is reported. */
function namesIn(files: ContentFiles): { name: string; term: string; path: PropertyKey[] }[] {
  const entries = entriesOf(files, GLOSSARY_FILE).map((entry) => ({
    term: String(member(entry, 'term') ?? ''),
    spellings: textsIn(member(entry, 'spellings')),
  }));
  return [
    ...entries.map(({ term }, index) => ({ name: term, term, path: [index, 'term'] })),
    ...entries.flatMap(({ term, spellings }, index) =>
      spellings.map((name, order) => ({ name, term, path: [index, 'spellings', order] })),
    ),
  ];
}

/** The glossary: every name belongs to one term, apart from capital letters and from spaces in place of hyphens. */
export function checkGlossary(files: ContentFiles): Problem[] {
  const source = sourceOf(files, GLOSSARY_FILE);
  if (!source) return [];
  const owners = new Map<string, string>();
  return namesIn(files).flatMap(({ name, term, path }): Problem[] => {
    const key = slug(name);
    const owner = owners.get(key);
    if (key !== '' && owner === undefined) owners.set(key, term);
    if (owner === undefined) return [];
    return [problem('name-taken', source.placeOf(path), `"${owner}" has this name already`, { found: name })];
  });
}

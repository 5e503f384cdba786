import { slug } from 'github-slugger';
import { member } from '../../utils/is-record';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { entriesOf, sourceOf, textsIn } from './field-traversal';

const GLOSSARY_FILE = 'glossary.yaml';

/** All names of terms with their places; terms come before spellings, so that the spelling is reported. */
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

/** Checks that each glossary name belongs to one term, ignoring case, spaces and hyphens. */
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

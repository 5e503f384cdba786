import { member } from '../../utils/is-record';
import { REFERENCES, type Reference } from '../model/collections';
import { UNIQUE_TITLE } from '../model/fields';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { suggestion } from '../read/zod-issues';

/** Names a reference may use. */
function namesOf({ data }: ContentFiles, { file, list, key }: Reference): readonly string[] {
  const entries = data.flatMap((each) => (each.collection.file === file ? each.entries : []));
  const named = list === undefined ? entries : entries.flatMap((entry) => entry[list]);
  return named.map((entry) => String(member(entry, key)));
}

/** Checks that each named category, service or interest exists. */
export function checkReferences(files: ContentFiles): Problem[] {
  const known = new Map(Object.entries(REFERENCES).map(([kind, reference]) => [kind, namesOf(files, reference)]));
  known.set(
    'article',
    files.posts.map(({ slug }) => slug),
  );
  return files.texts.flatMap(({ field: { reference = '' }, place, name, value }) => {
    const names = known.get(reference);
    if (!names || value === '' || names.includes(value)) return [];
    const article = reference === 'article' || reference === 'interest' ? 'an' : 'a';
    const message = `${name} names ${article} ${reference} that does not exist`;
    const { key, file } = REFERENCES[reference] ?? {};
    const fix = key && `Use one of those at \`${key}:\` in content/${file}.`;
    return [problem('reference-unknown', place(), message, { found: value, expected: suggestion(value, names), fix })];
  });
}

/** Checks values that must be unique, such as titles; ignores case, spaces and hyphens, and reports the repetition. */
export function checkUnique(files: ContentFiles): Problem[] {
  const owners = new Map<string, string>();
  return files.texts.flatMap(({ field: { unique }, file: { file }, place, name, value }) => {
    if (unique === undefined) return [];
    const scope = unique === UNIQUE_TITLE ? '' : file;
    const key = `${scope} ${unique} ${value
      .toLowerCase()
      .replace(/[\s-]+/g, ' ')
      .trim()}`;
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, `${file}:${place().line}`);
      return [];
    }
    return [problem('name-taken', place(), `${name} is already used, at ${owner}`, { found: value })];
  });
}

import { REFERENCES } from '../model/collections';
import { UNIQUE_TITLE } from '../model/fields';
import { slugOf } from '../model/page';
import { type ContentFiles, type FieldText, filesOf } from '../read/content-files';
import { type Finding, finding, type Location } from '../read/finding';
import { listOf, suggestion } from '../read/zod-issues';
import { namesIn } from './unknown';

function namesOf({ texts }: ContentFiles, { file, list, key }: (typeof REFERENCES)[string]): readonly string[] {
  const keys = list === undefined ? [key] : [list, key];
  const isName = ({ path }: FieldText): boolean =>
    path.filter((part) => typeof part === 'string').join('.') === keys.join('.');
  return texts.flatMap((text) => (text.file.collection.file === file && isName(text) ? text.value : []));
}

function namesFor(kind: string | undefined, files: ContentFiles): readonly string[] | undefined {
  const reference = kind === undefined ? undefined : REFERENCES[kind];
  if (kind === 'article') return filesOf(files, 'Post').flatMap(({ collection }) => slugOf(collection.file) ?? []);
  return reference && namesOf(files, reference);
}

/** A finding that a name is missing, with the names that there are. */
export function withNames(found: Finding, files: ContentFiles): Finding {
  const names = namesFor(found.reference, files);
  return names ? { ...found, expected: listOf(names) } : found;
}

/** Checks that each named category, service or interest exists. */
export function checkReferences(files: ContentFiles): Finding[] {
  const kinds = ['article', ...Object.keys(REFERENCES)];
  const known = new Map(kinds.map((kind) => [kind, namesFor(kind, files)]));
  return files.texts.flatMap(({ field: { reference = '' }, location, name, value }) => {
    const names = known.get(reference);
    if (!names || value === '' || names.includes(value)) return [];
    const article = reference === 'article' || reference === 'interest' ? 'an' : 'a';
    const message = `${name} names ${article} ${reference} that does not exist`;
    const { key, file } = REFERENCES[reference] ?? {};
    const fix = key && `Use one of those at \`${key}:\` in content/${file}.`;
    return [
      finding('reference-unknown', location(), message, {
        found: value,
        expected: suggestion(value, names),
        fix,
        needs: namesIn(reference),
      }),
    ];
  });
}

/** Checks values that must be unique, such as titles; ignores case, spaces and hyphens, and reports the repetition. */
export function checkUnique(files: ContentFiles): Finding[] {
  const owners = new Map<string, Location>();
  return files.texts.flatMap(({ field: { unique, uniqueWith }, file: { file }, location, name, parent, value }) => {
    if (unique === undefined && !uniqueWith) return [];
    const scope = unique === UNIQUE_TITLE ? '' : file;
    const plain = value
      .toLowerCase()
      .replace(/[\s-]+/g, ' ')
      .trim();
    const key = [scope, unique, plain, ...(uniqueWith ?? []).map((other) => parent[other])].join(' ');
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, location());
      return [];
    }
    const others = uniqueWith?.map((other) => `\`${other}\``).join(' and ');
    const message = `${name} is already used, ${others ? `with the same ${others}, ` : ''}`;
    const words = { file: `${message}at ${owner.file}:${owner.line}`, form: `${message}in ${owner.file}` };
    return [finding('name-taken', location(), words, { found: value })];
  });
}

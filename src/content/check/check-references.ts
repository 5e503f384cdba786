import { member } from '../../utils/is-record';
import { REFERENCES } from '../model/collections';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { fieldName, suggestion } from '../read/zod-issues';
import { checkFields, isValidFile, sourceOf, textsIn } from './field-traversal';
import { existingPosts } from './site-map';

/** Names a reference may use; `undefined` while their file has a mistake. */
function namesOf(files: ContentFiles, reference: string): readonly string[] | undefined {
  const target = REFERENCES[reference];
  const source = target && sourceOf(files, target.file);
  if (!source || !isValidFile(files, target.file)) return undefined;
  const list = target.list === undefined ? source.value : member(source.value, target.list);
  return Array.isArray(list) ? textsIn(list.map((entry) => member(entry, target.key))) : [];
}

/** Checks that each named category, service or interest exists. */
export function checkReferences(files: ContentFiles): Problem[] {
  const known = new Map(Object.keys(REFERENCES).map((reference) => [reference, namesOf(files, reference)]));
  known.set(
    'article',
    existingPosts(files).map(({ slug }) => slug),
  );
  return checkFields(files, ({ source }, { field, path, value }) => {
    const { reference } = field;
    const names = reference === undefined ? undefined : known.get(reference);
    if (!source || !names || typeof value !== 'string' || value === '' || names.includes(value)) return [];
    const article = reference === 'article' || reference === 'interest' ? 'an' : 'a';
    const message = `${fieldName(path)} names ${article} ${reference} that does not exist`;
    const details = { found: value, expected: suggestion(value, names) };
    return [problem('reference-unknown', source.placeOf(path), message, details)];
  });
}

/** Checks fields whose values must be unique in their list, and reports the repetition. */
export function checkUnique(files: ContentFiles): Problem[] {
  const seen = new Set<string>();
  return checkFields(files, ({ file, source }, { field, path, value }) => {
    const isSlug = field.field === 'slug' && field.reference === undefined && path.at(-1) === 'slug';
    if (!source || typeof value !== 'string' || !(field.unique || isSlug)) return [];
    const name = path.filter((part) => typeof part !== 'number').join('.');
    const key = `${file} ${name} ${value.toLowerCase()}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const message = `${fieldName(path)} is already used by an earlier entry`;
    return [problem('name-taken', source.placeOf(path), message, { found: value })];
  });
}

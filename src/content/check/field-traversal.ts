import type { ContentFiles, DataFile, PostFile, TextFile } from '../read/content-files';
import type { Problem } from '../read/problem';
import { type VisitedField, visitFields } from '../read/schema-fields';
import type { YamlSource } from '../read/yaml-source';

/** A YAML file as it is written, with the place of each value; `undefined` where it could not be read. */
export function sourceOf(files: ContentFiles, name: string): YamlSource | undefined {
  return files.data.find(({ collection }) => collection.file === name)?.source;
}

/** The entries of a list file, as they are written. */
export function entriesOf(files: ContentFiles, name: string): readonly unknown[] {
  const value = sourceOf(files, name)?.value;
  return Array.isArray(value) ? value : [];
}

/**
 * Whether a YAML file has no mistake of its own. Nothing may be concluded from what any other file lacks: it may be what
 * the mistake hides.
 */
export function isValidFile(files: ContentFiles, name: string): boolean {
  return files.data.some(({ collection, problems }) => collection.file === name && problems.length === 0);
}

/** The entries of a list file; `undefined` while it has a mistake of its own. */
export function validEntries(files: ContentFiles, name: string): readonly unknown[] | undefined {
  return isValidFile(files, name) ? entriesOf(files, name) : undefined;
}

/** The texts in a list, as they are written. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** A value of a file, with the file. */
type FileField = readonly [file: DataFile | PostFile, visited: VisitedField];

/** Every field of every data file and of every post's front matter. */
export function allFields({ data, posts }: ContentFiles): FileField[] {
  const fields: FileField[] = [];
  for (const file of [...data, ...posts])
    if (file.source) visitFields(file.fields, file.source.value, (visited) => fields.push([file, visited]));
  return fields;
}

/** What a check finds in every field of every data file and of every post's front matter. */
export function checkFields(
  files: ContentFiles,
  check: (file: DataFile | PostFile, visited: VisitedField) => readonly Problem[],
): Problem[] {
  return allFields(files).flatMap(([file, visited]) => check(file, visited));
}

/** What a check finds in every text: of posts, and of pages of text. */
export function checkBodies({ data, posts }: ContentFiles, check: (file: TextFile) => readonly Problem[]): Problem[] {
  const pages = data.flatMap(({ body, markdown = '', ...file }) => (body ? [{ ...file, body, markdown }] : []));
  return [...posts, ...pages].flatMap(check);
}

/** The page files of the content. */
export function pagesOf({ data }: ContentFiles): readonly DataFile[] {
  return data.filter(({ collection }) => collection.type === 'Page');
}

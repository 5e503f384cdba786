import type { AllEntries } from '../model/collections';
import type { ContentFiles, DataFile, PostFile, TextFile } from '../read/content-files';
import type { Place } from '../read/problem';
import { type VisitedField, visitFields } from '../read/schema-fields';
import type { YamlSource } from '../read/yaml-source';
import { fieldName } from '../read/zod-issues';

/** A YAML file's source with the place of each value; `undefined` if unreadable. */
export function sourceOf(files: ContentFiles, name: string): YamlSource | undefined {
  return files.data.find(({ collection }) => collection.file === name)?.source;
}

/** A list file's entries as written. */
export function entriesOf(files: ContentFiles, name: string): readonly unknown[] {
  const value = sourceOf(files, name)?.value;
  return Array.isArray(value) ? value : [];
}

/**
 * Whether a YAML file is free of mistakes. Otherwise other checks must not conclude that something is missing: the mistake
 * may hide it.
 */
export function isValidFile(files: ContentFiles, name: string): boolean {
  return files.data.some(({ collection, problems }) => collection.file === name && problems.length === 0);
}

/** A file's checked entries; `undefined` while it has a mistake. */
export function checkedEntries<Type extends keyof AllEntries>(
  { data }: ContentFiles,
  type: Type,
): readonly AllEntries[Type][] | undefined {
  const file = data.find(({ collection }) => collection.type === type);
  // The reader has checked them with the schema of this type.
  return file?.problems.length === 0 ? (file.entries as unknown as AllEntries[Type][]) : undefined;
}

/** The texts in a list as written. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** A value with its file. */
type FileField = readonly [file: DataFile | PostFile, visited: VisitedField];

/** Every field of all data files and posts' front matter. */
export function allFields({ data, posts }: Pick<ContentFiles, 'data' | 'posts'>): FileField[] {
  const fields: FileField[] = [];
  for (const file of [...data, ...posts])
    if (file.source) visitFields(file.fields, file.source.value, (visited) => fields.push([file, visited]));
  return fields;
}

/** A text of a data file or of a post's front matter. */
interface FieldText extends VisitedField {
  readonly value: string;
  readonly file: DataFile | PostFile;
  readonly source: YamlSource;
  readonly place: () => Place;
  /** The field's name in reports. */
  readonly name: string;
}

const texts = new WeakMap<object, readonly FieldText[]>();

/** Every text of all data files and posts' front matter. */
export function allTexts(files: Pick<ContentFiles, 'data' | 'posts'>): readonly FieldText[] {
  const known = texts.get(files);
  if (known) return known;
  const found = allFields(files).flatMap(([file, visited]) => {
    const { source } = file;
    const { path, value } = visited;
    if (!source || typeof value !== 'string') return [];
    return [{ ...visited, value, file, source, place: () => source.placeOf(path), name: fieldName(path) }];
  });
  texts.set(files, found);
  return found;
}

/** The files with markdown: posts and text pages. */
export function textFiles({ data, posts }: ContentFiles): TextFile[] {
  return [...posts, ...data.flatMap(({ body, markdown = '', ...file }) => (body ? [{ ...file, body, markdown }] : []))];
}

/** The content's page files. */
export function pagesOf({ data }: ContentFiles): readonly DataFile[] {
  return data.filter(({ collection }) => collection.type === 'Page');
}

import type { AllEntries } from '../model/collections';
import type { ContentFiles, DataFile, PostFile, TextFile } from '../read/content-files';
import type { YamlSource } from '../read/yaml-source';

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

/** The files with markdown: posts and text pages. */
export function textFiles({ data, posts }: ContentFiles): ((DataFile | PostFile) & TextFile)[] {
  const isText = (file: DataFile): file is DataFile & TextFile => file.body !== undefined;
  return [...posts, ...data.filter(isText)];
}

/** The content's page files. */
export function pagesOf({ data }: ContentFiles): readonly DataFile[] {
  return data.filter(({ collection }) => collection.type === 'Page');
}

import type { AllEntries } from '../model/collections';
import type { SectionPage, TextPage } from '../model/page';
import type { ContentFiles, DataFile, PostFile, TextFile } from '../read/content-files';

/** The entries of each type of file, pages too. */
type EntriesOf = AllEntries & { readonly Page: SectionPage | TextPage };

/** A page's file. */
export type PageFile = DataFile<EntriesOf['Page']>;

/** The files of a type: one of each, and all pages. */
export function filesOf<Type extends keyof EntriesOf>(
  { data }: Pick<ContentFiles, 'data'>,
  type: Type,
): readonly DataFile<EntriesOf[Type]>[] {
  // The reader has checked them with the schema of this type.
  return data.filter((file): file is DataFile<EntriesOf[Type]> => file.collection.type === type);
}

/** The entries of a type, in order. */
export function entriesOf<Type extends keyof EntriesOf>(
  files: Pick<ContentFiles, 'data'>,
  type: Type,
): readonly EntriesOf[Type][] {
  return filesOf(files, type).flatMap(({ entries }) => entries);
}

/** The files with markdown: posts and text pages. */
export function textFiles({ data, posts }: ContentFiles): ((DataFile | PostFile) & TextFile)[] {
  const isText = (file: DataFile): file is DataFile & TextFile => file.body !== undefined;
  return [...posts, ...data.filter(isText)];
}

import type { ContentFiles, DataFile, PostFile, TextFile } from '../read/content-files';
import { failedProblem, type Problem } from '../read/problem';
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
export function isSound(files: ContentFiles, name: string): boolean {
  return files.data.some(({ collection, problems }) => collection.file === name && problems.length === 0);
}

/** The entries of a list file; `undefined` while it has a mistake of its own. */
export function soundEntries(files: ContentFiles, name: string): readonly unknown[] | undefined {
  return isSound(files, name) ? entriesOf(files, name) : undefined;
}

/** The texts in a list, as they are written. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** The fields of files that have been visited once; a file that changes is another object. */
const visitedFields = new WeakMap<DataFile | PostFile, readonly VisitedField[]>();

function fieldsIn(file: DataFile | PostFile): readonly VisitedField[] {
  const known = visitedFields.get(file);
  if (known) return known;
  const found: VisitedField[] = [];
  if (file.source) visitFields(file.fields, file.source.value, (visited) => found.push(visited));
  visitedFields.set(file, found);
  return found;
}

/** Calls `visit` for every field of every data file and of every post's front matter. */
export function visitAll(files: ContentFiles, visit: (file: DataFile | PostFile, visited: VisitedField) => void): void {
  for (const file of [...files.data, ...files.posts]) {
    for (const visited of fieldsIn(file)) visit(file, visited);
  }
}

/** What a check finds in each file. A file on which it crashes is reported, and does not keep it from the others. */
export function checkEach<File extends DataFile | TextFile>(
  files: readonly File[],
  check: (file: File) => readonly Problem[],
): Problem[] {
  return files.flatMap((file) => {
    try {
      return check(file);
    } catch (error) {
      return [failedProblem(file.file, error)];
    }
  });
}

/** What a check finds in every field of every data file and of every post's front matter. */
export function checkFields(
  { data, posts }: ContentFiles,
  check: (file: DataFile | PostFile, visited: VisitedField) => readonly Problem[],
): Problem[] {
  return checkEach([...data, ...posts], (file) => fieldsIn(file).flatMap((visited) => check(file, visited)));
}

/** What a check finds in every text: of posts, and of pages of text. */
export function checkBodies({ data, posts }: ContentFiles, check: (file: TextFile) => readonly Problem[]): Problem[] {
  const pages = data.flatMap(({ body, markdown = '', ...file }) => (body ? [{ ...file, body, markdown }] : []));
  return [...checkEach(posts, check), ...checkEach(pages, check)];
}

/** The page files of the content. */
export function pagesOf({ data }: ContentFiles): readonly DataFile[] {
  return data.filter(({ collection }) => collection.type === 'Page');
}

/** What a check finds in every post. */
export function checkPosts({ posts }: ContentFiles, check: (post: PostFile) => readonly Problem[]): Problem[] {
  return checkEach(posts, check);
}

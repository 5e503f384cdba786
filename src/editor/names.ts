import { inWords } from './labels';

/** The field that holds the entries of a file that is a list. */
export const LIST_FIELD = 'entries';

/** The collection of the articles. */
export const POSTS = 'blog';

/** The format of the articles; Sveltia takes only names with this ending for markdown files. */
export const POST_FORMAT = 'article-frontmatter';

/** The field, and its type, that runs the content check. Its value is the text of the file as it was opened. */
export const CHECK_FIELD = 'contentCheck';

/** The type of the field for an article's text. */
export const TEXT_FIELD = 'articleText';

/** The name of a file, and of its format, from its path in `content/`. */
export function fileNameOf(file: string): string {
  return file.replace(/\.yaml$/, '').replaceAll('/', '-');
}

/** The collection of a file in `content/`: the words of pages are in a folder of their own. */
export function editorCollection(file: string): 'pages' | 'files' {
  return file.startsWith('pages/') ? 'pages' : 'files';
}

/** The label of a file. */
export function labelOf(file: string): string {
  return inWords(file.replace(/^pages\//, '').replace(/\.yaml$/, ''));
}

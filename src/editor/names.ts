import { inWords } from './labels';

/** The field that holds the entries of a file that is a list. */
export const LIST_FIELD = 'entries';

/** The collection of the articles. */
export const POSTS = 'blog';

/** The slug of the article that a file of the project is; `undefined` for other files. */
export function articleSlug(path: string): string | undefined {
  return /^content\/blog\/([^/]+)\/index\.md$/.exec(path)?.[1];
}

/** The format of the articles; the editor takes only names with this ending for markdown files. */
export const POST_FORMAT = 'article-frontmatter';

/** The kind of the field that holds an article's text. */
export const TEXT_FIELD = 'article-text';

/** The field, and its kind, that has a cover drawn; no file has it. */
export const DRAWN_COVER = 'drawnCover';

/** The name of a file in the editor's configuration, from its path in `content/`. */
export function fileNameOf(file: string): string {
  return file.replace(/\.yaml$/, '').replaceAll('/', '-');
}

/** The collection of a file in `content/`: the words of pages are in a folder of their own. */
export function editorCollection(file: string): 'pages' | 'files' {
  return file.startsWith('pages/') ? 'pages' : 'files';
}

/** What the editor calls a file. */
export function labelOf(file: string): string {
  return inWords(file.replace(/^pages\//, '').replace(/\.yaml$/, ''));
}

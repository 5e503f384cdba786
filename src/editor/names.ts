import { isTextPage, pageSlug, sectionPage, textPage } from '../content/model/page';
import { postFrontMatter } from '../content/model/post';

/** The field that holds the entries of a file that is a list. */
export const LIST_FIELD = 'entries';

/** The field, and its type, that runs the content check. Its value is the text of the file as it was opened. */
export const CHECK_FIELD = 'contentCheck';

/** The type of the field for the text of an article or a page. */
export const TEXT_FIELD = 'articleText';

/** The collection of the articles. */
export const POSTS = 'blog';

/**
 * The kinds of files that authors make and delete, by the names of their collections. For markdown, Sveltia takes only formats
 * with this ending; `newFile` is what the check calls a new one, whose name is made when it is saved.
 */
export const ENTRY_KINDS = {
  [POSTS]: { format: 'article-frontmatter', schema: postFrontMatter, newFile: 'blog/new-article/index.md' },
  pages: { format: 'page', schema: sectionPage, newFile: 'pages/new-page.yaml' },
  texts: { format: 'page-frontmatter', schema: textPage, newFile: 'pages/new-page.md' },
} as const;

/** One of these kinds. */
export type EntryKind = (typeof ENTRY_KINDS)[keyof typeof ENTRY_KINDS];

/** The name of a file, and of its format, from its path in `content/`. */
export function fileNameOf(file: string): string {
  return file.replace(/\.yaml$/, '').replaceAll('/', '-');
}

/** The format of a file, from its path in `content/`. */
export function formatNameOf(file: string): string {
  if (/^blog\/[^/]+\/index\.md$/.test(file)) return ENTRY_KINDS.blog.format;
  if (pageSlug(file) === undefined) return fileNameOf(file);
  return isTextPage(file) ? ENTRY_KINDS.texts.format : ENTRY_KINDS.pages.format;
}

/** The collection of a file that has a name of its own in `content/`. */
export function editorCollection(file: string): 'copy' | 'files' {
  return file.startsWith('copy/') ? 'copy' : 'files';
}

/** A name of a field or a file in words: `listPrice` becomes "List price". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(/\b(seo|url|id|ico|faq)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a file. */
export function labelOf(file: string): string {
  return inWords(file.replace(/^copy\//, '').replace(/\.yaml$/, ''));
}

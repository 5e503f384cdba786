import { isTextPage, pageSlug, sectionPage, textPage } from '../content/model/page';
import { postFrontMatter } from '../content/model/post';

/** The field that holds the entries of a list file. */
export const LIST_FIELD = 'entries';

/** The field, and its type, that runs the content check. Its value is the file's text as opened. */
export const CHECK_FIELD = 'contentCheck';

/** The field type for the text of an article or page. */
export const TEXT_FIELD = 'articleText';

/** The collection of articles. */
export const POSTS = 'blog';

/**
 * File kinds that authors create and delete, by collection name. For markdown, Sveltia accepts only formats with this
 * suffix; the check uses `newFile` for an entry that gets its real name when it is saved.
 */
export const ENTRY_KINDS = {
  [POSTS]: { format: 'article-frontmatter', schema: postFrontMatter, newFile: 'blog/new-article/index.md' },
  pages: { format: 'page', schema: sectionPage, newFile: 'pages/new-page.yaml' },
  texts: { format: 'page-frontmatter', schema: textPage, newFile: 'pages/new-page.md' },
} as const;

/** One of these kinds. */
export type EntryKind = (typeof ENTRY_KINDS)[keyof typeof ENTRY_KINDS];

/** The name of a file and of its format, from its path in `content/`. */
export function fileNameOf(file: string): string {
  return file.replace(/\.yaml$/, '').replaceAll('/', '-');
}

/** A file's format, from its path in `content/`. */
export function formatNameOf(file: string): string {
  if (/^blog\/[^/]+\/index\.md$/.test(file)) return ENTRY_KINDS.blog.format;
  if (pageSlug(file) === undefined) return fileNameOf(file);
  return isTextPage(file) ? ENTRY_KINDS.texts.format : ENTRY_KINDS.pages.format;
}

/** The collection of a file with a fixed name in `content/`. */
export function editorCollection(file: string): 'copy' | 'files' {
  return file.startsWith('copy/') ? 'copy' : 'files';
}

/** Turns a field or file name into words: `listPrice` becomes "List price". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(/\b(seo|url|id|ico|faq)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A file's label. */
export function labelOf(file: string): string {
  return inWords(file.replace(/^copy\//, '').replace(/\.yaml$/, ''));
}

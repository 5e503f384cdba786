import { SLUG_MAX_LENGTH } from '../content/model/fields';
import { isTextPage, sectionPage, slugOf, textPage } from '../content/model/page';
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

export type EntryKind = (typeof ENTRY_KINDS)[keyof typeof ENTRY_KINDS];

/**
 * The file that Sveltia makes of a new entry, by its title; undefined where that cannot be foretold: it writes some letters in
 * its own way, and adds a number to a name in use.
 * @param newFile the file that stands for it until it is saved
 */
export function savedFile(newFile: string, title: string, isUsed: (file: string) => boolean): string | undefined {
  const letters = title.normalize('NFD').replace(/\p{M}/gu, '');
  const slug = letters
    .replace(/[^a-z\d]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  const file = newFile.replace(/new-(?:article|page)/, slug);
  return /[^ -~]|[_~]/.test(letters) || slug === '' || slug.length > SLUG_MAX_LENGTH || isUsed(file) ? undefined : file;
}

/** The name of a file and of its format, from its path in `content/`. */
export function fileNameOf(file: string): string {
  return file.replace(/\.yaml$/, '').replaceAll('/', '-');
}

/** A file's format, from its path in `content/`. */
export function formatNameOf(file: string): string {
  if (slugOf(file) === undefined) return fileNameOf(file);
  if (file.startsWith('blog/')) return ENTRY_KINDS.blog.format;
  return isTextPage(file) ? ENTRY_KINDS.texts.format : ENTRY_KINDS.pages.format;
}

/** The collection of a file with a fixed name in `content/`. */
export function editorCollection(file: string): 'copy' | 'files' {
  return file.startsWith('copy/') ? 'copy' : 'files';
}

/** A text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Turns a field or file name into words: `listPrice` becomes "List price". */
export function inWords(name: string): string {
  if (name === 'href') return 'Address';
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(/\b(seo|url|id|ico|faq)\b/g, (word) => word.toUpperCase());
  return capitalised(words);
}

/** A file's label. */
export function labelOf(file: string): string {
  return inWords(file.replace(/^copy\//, '').replace(/\.yaml$/, ''));
}

/** A file as the list of forms calls it. */
export function formLabel(file: string): string {
  const [, article] = /^content\/blog\/([^/]+)\/index\.md$/.exec(file) ?? [];
  if (article !== undefined) return `the article "${article}"`;
  const [, page] = /^content\/pages\/(.+?)(\/index)?\.(yaml|md)$/.exec(file) ?? [];
  if (page !== undefined) return `the page "${page}"`;
  return file.endsWith('.yaml') ? `"${labelOf(file.replace(/^content\//, ''))}"` : file;
}

/** A text with fields (in backticks) and YAML files as forms call them. */
export const asLabels = (text = ''): string =>
  text
    .replace(/`([\w.]+):?`/g, (_, path: string) => `"${path.split('.').map(inWords).join(', ')}"`)
    .replace(/[\w/-]+\.(yaml|md)\b/g, formLabel);

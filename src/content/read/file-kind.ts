import { collectionOf } from '../model/collections';

/** Pictures of all formats; one that the site does not take is reported where a text shows it. */
const PICTURE = /\.(?:png|jpe?g|jfif|webp|avif|svg|gif|hei[cf]|tiff?|bmp|psd)$/i;

/** The authors' guides, the templates of `npm run new`, and what systems and programs leave behind. */
const ASIDE = /^(?:README|FIELDS|RULES)\.md$|^_templates\/|(?:^|\/)(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/i;

/** Whether a file is a template of `npm run new`, which nothing publishes. */
export const isTemplate = (name: string): boolean => name.startsWith('_templates/');

/**
 * What a file is, by its path inside `content/`: a text that the site reads, a picture, or left aside on purpose; undefined if
 * the site has no use for it. The check reports such a file, and Gatsby leaves it aside.
 */
export function fileKind(name: string) {
  if (ASIDE.test(name)) return 'aside';
  if (collectionOf(name)) return 'text';
  return PICTURE.test(name) ? 'picture' : undefined;
}

import { straight } from '../../utils/straight';
import { NEW_TEXT } from '../model/page';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { entriesOf, textFiles } from './checked-files';
import { isDraft } from './site-map';

/** A line normalised for comparison: in plain keyboard characters. */
const plain = (line: string): string => straight(line).trim();

/**
 * Finds text left over from `npm run new` in published content: lines of `content/new-post.yaml`, a page's first sentence, or
 * a field's description. Drafts are still being written.
 */
export function checkTemplate(files: ContentFiles): Problem[] {
  const { excerpt = NEW_TEXT, body = '' } = entriesOf(files, 'NewPostTemplate')[0] ?? {};
  const inFields = files.texts.flatMap(({ file, place, field, value }) => {
    const isEntry = !('collection' in file) || file.collection.type === 'Page';
    if (!isEntry || isDraft(file) || !field.prose || (value !== field.description && plain(value) !== plain(excerpt)))
      return [];
    const message = 'These are the words of a new entry, not yet your own';
    return [problem('template-text', place(), message, { found: value })];
  });
  const lines = [NEW_TEXT, ...body.split('\n')].map(plain).filter(Boolean);
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?])\s+/)).filter((words) => /[.!?]$/.test(words));
  const inTexts = textFiles(files)
    .filter((file) => !isDraft(file))
    .flatMap(({ file, body, markdown }) =>
      markdown.split('\n').flatMap((found, index) => {
        const line = plain(found);
        if (!lines.includes(line) && !sentences.some((words) => line.includes(words))) return [];
        const place = { file, line: body.line + index, column: 1 };
        return [problem('template-text', place, 'These words are from the template of a new text', { found })];
      }),
    );
  return [...inFields, ...inTexts];
}

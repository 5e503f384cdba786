import { straight } from '../../utils/straight';
import type { ContentFiles } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import { textFiles } from './checked-files';
import { isDraft } from './site-map';

/** A line normalised for comparison: in plain keyboard characters. */
const plain = (line: string): string => straight(line).trim();

/** The sentences and headings of a template, without its fields' names and comments. */
function phrasesOf(template: string): string[] {
  const lines = template.split('\n').filter((line) => !/^ *# /.test(line));
  return lines.flatMap((line) => {
    const words = plain(line.replace(/^[- ]*\w+: +/, ''));
    return words.startsWith('## ') ? [words] : words.split(/(?<=[.!?])\s+/).filter((each) => / .*[.!?]$/.test(each));
  });
}

/** Finds sentences and headings of the templates of `npm run new` in published content. Drafts are still being written. */
export function checkTemplate(files: ContentFiles): Finding[] {
  const phrases = files.templates.flatMap(phrasesOf);
  const isLeft = (text: string): boolean => phrases.some((phrase) => plain(text).includes(phrase));
  const message = 'These words are from the template of a new text';
  const inFields = files.texts
    .filter(({ file, field, value }) => field.prose && !isDraft(file) && isLeft(value))
    .map(({ location, value }) => finding('template-text', location(), message, { found: value }));
  const inTexts = textFiles(files)
    .filter((file) => !isDraft(file))
    .flatMap(({ file, body, markdown }) =>
      markdown.split('\n').flatMap((found, index) => {
        const location = { file, line: body.line + index, column: 1 };
        return isLeft(found) ? [finding('template-text', location, message, { found })] : [];
      }),
    );
  return [...inFields, ...inTexts];
}

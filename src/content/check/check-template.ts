import { straight } from '../../utils/straight';
import { NEW_TEXT } from '../model/page';
import { newPostTemplate } from '../model/records';
import type { ContentFiles, PostFile } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { allFields, pagesOf, sourceOf } from './field-traversal';
import { isDraft } from './site-map';

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A text as it is compared: in the characters of a keyboard, with one blank between two words. */
const plain = (text: string): string =>
  straight(text)
    .replace(/[>*_\s]+/g, ' ')
    .trim();

/** The headings and sentences of a template. */
function sentencesOf(markdown: string): string[] {
  const blocks = markdown.split(/\n\s*\n/).map(plain);
  const sentences = blocks.flatMap((block) => [...SENTENCES.segment(block)].map(({ segment }) => segment.trim()));
  return sentences.filter((sentence) => sentence !== '');
}

/** The line on which a sentence begins; it may go on over the ends of two lines. */
const lineWith = (sentence: string, lines: readonly string[]): number =>
  lines.findLastIndex((_line, index) => plain(lines.slice(index, index + 3).join(' ')).includes(sentence));

function leftIn(post: PostFile, excerpts: readonly string[], sentences: readonly string[]): Problem[] {
  const { body, file, frontMatter, markdown, source } = post;
  const message = 'This is a sentence of the template for new articles';
  const excerpt = frontMatter?.excerpt ?? '';
  const found: Problem[] = [];
  if (source && excerpts.some((sentence) => plain(excerpt).includes(sentence)))
    found.push(problem('template-text', source.placeOf(['excerpt']), message, { found: excerpt }));
  const lines = markdown.split('\n');
  for (const sentence of sentences) {
    const line = lineWith(sentence, lines);
    const place = { file, line: body.line + line, column: 1 };
    if (line !== -1) found.push(problem('template-text', place, message, { found: sentence }));
  }
  return found;
}

/** Published pages that still have what `npm run new` writes: the description of a field, or the first sentence of the text. */
function leftInPages(files: ContentFiles): Problem[] {
  const data = pagesOf(files).filter((page) => !isDraft(page));
  const inFields = allFields({ ...files, data, posts: [] }).flatMap(([{ source }, { path, field, value }]) => {
    if (!source || !field.prose || value !== field.description) return [];
    const message = 'This is the description of the field, not yet your own words';
    return [problem('template-text', source.placeOf(path), message, { found: field.description ?? '' })];
  });
  const inTexts = data.flatMap(({ file, body, markdown = '' }) => {
    const line = body ? markdown.split('\n').findIndex((each) => each.includes(NEW_TEXT)) : -1;
    if (!body || line === -1) return [];
    const message = 'This is the sentence that a new page begins with';
    return [problem('template-text', { file, line: body.line + line, column: 1 }, message, { found: NEW_TEXT })];
  });
  return [...inFields, ...inTexts];
}

/** Published articles in which something of `content/new-post.yaml` is left; a draft is still being written. */
function leftInPosts(files: ContentFiles): Problem[] {
  const template = newPostTemplate.safeParse(sourceOf(files, 'new-post.yaml')?.value).data;
  if (!template) return [];
  const [excerpts, sentences] = [sentencesOf(template.excerpt), sentencesOf(template.body)];
  return files.posts.flatMap((post) =>
    post.frontMatter && !post.frontMatter.draft ? leftIn(post, excerpts, sentences) : [],
  );
}

/** Words of a template in what is published. */
export function checkTemplate(files: ContentFiles): Problem[] {
  return [...leftInPosts(files), ...leftInPages(files)];
}

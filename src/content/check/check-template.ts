import { straight } from '../../utils/straight';
import { newPostTemplate } from '../model/records';
import type { ContentFiles, PostFile } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { sourceOf } from './field-traversal';

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

/** Published articles in which something of `content/new-post.yaml` is left; a draft is still being written. */
export function checkTemplate(files: ContentFiles): Problem[] {
  const template = newPostTemplate.safeParse(sourceOf(files, 'new-post.yaml')?.value).data;
  if (!template) return [];
  const [excerpts, sentences] = [sentencesOf(template.excerpt), sentencesOf(template.body)];
  return files.posts.flatMap((post) =>
    post.frontMatter && !post.frontMatter.draft ? leftIn(post, excerpts, sentences) : [],
  );
}

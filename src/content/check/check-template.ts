import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { straight } from '../../utils/straight';
import { newPostTemplate } from '../model/records';
import type { ContentFiles, PostFile } from '../read/content-files';
import { parseMarkdown } from '../read/parse-markdown';
import { type Problem, problem } from '../read/problem';
import { checkPosts, sourceOf } from './field-traversal';

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesOf = (text: string): string[] =>
  [...SENTENCES.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');

/** A text as it is compared: in the characters of a keyboard, with one blank between two words. */
const plain = (text: string): string => straight(text).replace(/\s+/g, ' ').trim();

/** The headings and sentences of a text in markdown with the lines on which they begin, counted from 1. */
function statements(markdown: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  visit(parseMarkdown(markdown), ['heading', 'paragraph'], (node) => {
    const written = textOf(node);
    // A sentence goes on over the end of a line.
    const oneLine = written.replaceAll('\n', ' ');
    let at = 0;
    for (const text of node.type === 'heading' ? [oneLine] : sentencesOf(oneLine)) {
      at = Math.max(oneLine.indexOf(text, at), at);
      const line = (node.position?.start.line ?? 1) + written.slice(0, at).split('\n').length - 1;
      found.push({ line, text: plain(text) });
    }
  });
  return found;
}

/** Hardly any article holds one of the texts, and to parse all of them takes its time. */
function mayHold(markdown: string, texts: ReadonlySet<string>): boolean {
  const written = plain(markdown);
  return [...texts].some((text) => {
    const words = text.split(' ');
    return [words.slice(0, 3), words.slice(-3)].some((some) => written.includes(some.join(' ')));
  });
}

function leftIn(post: PostFile, excerpts: ReadonlySet<string>, texts: ReadonlySet<string>): Problem[] {
  const { body, file, frontMatter, markdown, source } = post;
  const found: Problem[] = [];
  const message = 'This is a sentence of the template for new articles';
  if (source && sentencesOf(frontMatter?.excerpt ?? '').some((sentence) => excerpts.has(plain(sentence))))
    found.push(problem('template-text', source.placeOf(['excerpt']), message, { found: frontMatter?.excerpt ?? '' }));
  if (!mayHold(markdown, texts)) return found;
  for (const { line, text } of statements(markdown)) {
    const place = { file, line: body.line + line - 1, column: 1 };
    if (texts.has(text)) found.push(problem('template-text', place, message, { found: text }));
  }
  return found;
}

/** Published articles in which something of `content/new-post.yaml` is left; a draft is still being written. */
export function checkTemplate(files: ContentFiles): Problem[] {
  const template = newPostTemplate.safeParse(sourceOf(files, 'new-post.yaml')?.value).data;
  if (!template) return [];
  const excerpts = new Set(sentencesOf(template.excerpt).map(plain));
  const texts = new Set(statements(template.body).map(({ text }) => text));
  return checkPosts(files, (post) =>
    post.frontMatter && !post.frontMatter.draft ? leftIn(post, excerpts, texts) : [],
  );
}

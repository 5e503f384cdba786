import type { z } from 'zod';
import { straight } from '../../utils/straight';
import { NEW_TEXT } from '../model/page';
import { newPostTemplate } from '../model/records';
import type { ContentFiles, PostFile } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { allTexts, pagesOf, sourceOf } from './field-traversal';
import { isDraft } from './site-map';

type NewPostTemplate = z.infer<typeof newPostTemplate>;

/** A line normalised for comparison: in plain keyboard characters. */
const plain = (line: string): string => straight(line).trim();

/** The template's lines, all of which must be replaced. */
const linesOf = (text: string): readonly string[] => text.split('\n').map(plain).filter(Boolean);

function leftIn({ body, file, frontMatter, markdown, source }: PostFile, template: NewPostTemplate): Problem[] {
  const message = 'This is a line of the template for new articles';
  const excerpt = frontMatter?.excerpt ?? '';
  const isLeft = source && plain(excerpt) === plain(template.excerpt);
  const inExcerpt = isLeft ? [problem('template-text', source.placeOf(['excerpt']), message, { found: excerpt })] : [];
  const lines = linesOf(template.body);
  const inBody = markdown.split('\n').flatMap((found, index) => {
    if (!lines.includes(plain(found))) return [];
    return [problem('template-text', { file, line: body.line + index, column: 1 }, message, { found })];
  });
  return [...inExcerpt, ...inBody];
}

/** Finds published pages with text left over from `npm run new`: a field's description, or the first sentence. */
function leftInPages(files: ContentFiles): Problem[] {
  const data = pagesOf(files).filter((page) => !isDraft(page));
  const inFields = allTexts({ data, posts: [] }).flatMap(({ place, field, value }) => {
    if (!field.prose || value !== field.description) return [];
    const message = 'This is the description of the field, not yet your own words';
    return [problem('template-text', place(), message, { found: value })];
  });
  const inTexts = data.flatMap(({ file, body, markdown = '' }) => {
    const line = body ? markdown.split('\n').findIndex((each) => each.includes(NEW_TEXT)) : -1;
    if (!body || line === -1) return [];
    const message = 'This is the sentence that a new page begins with';
    return [problem('template-text', { file, line: body.line + line, column: 1 }, message, { found: NEW_TEXT })];
  });
  return [...inFields, ...inTexts];
}

/** Finds published articles with text left over from `content/new-post.yaml`; drafts are still being written. */
function leftInPosts(files: ContentFiles): Problem[] {
  const template = newPostTemplate.safeParse(sourceOf(files, 'new-post.yaml')?.value).data;
  if (!template) return [];
  return files.posts.flatMap((post) => (post.frontMatter?.draft === false ? leftIn(post, template) : []));
}

/** Finds template text in published content. */
export function checkTemplate(files: ContentFiles): Problem[] {
  return [...leftInPosts(files), ...leftInPages(files)];
}

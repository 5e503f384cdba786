import { parseYaml, yamlText } from './yaml-text';

/** What the editor has of an article: its fields, and its text under `body`. */
export type PostValue = Readonly<Record<string, unknown>>;

const POST = /^---[ \t]*\n([\s\S]*?)\n?---[ \t]*(?:\n([\s\S]*))?$/;

interface PostParts {
  readonly frontMatter: string;
  readonly body: string;
}

function partsOf(text: string): PostParts | undefined {
  const [, frontMatter, body = ''] = POST.exec(text) ?? [];
  return frontMatter === undefined ? undefined : { frontMatter: `${frontMatter}\n`, body };
}

/**
 * Reads an article.
 * @throws Error that says what cannot be read
 */
export function parsePost(text: string): PostValue {
  const parts = partsOf(text);
  if (!parts) throw new Error('The article does not begin with fields between two lines ---.');
  const value = parseYaml(parts.frontMatter);
  return { ...(typeof value === 'object' ? value : {}), body: parts.body.trim() };
}

/**
 * An article with other values; what says the same is left as it is written.
 * @param before the file as it was; empty for a new one
 */
export function postText(before: string, { body, ...fields }: PostValue): string {
  const parts = partsOf(before) ?? { frontMatter: '', body: '' };
  const text = typeof body === 'string' ? body.trim() : '';
  const tail = before !== '' && parts.body.trim() === text ? parts.body : `\n${text}\n`;
  return `---\n${yamlText(parts.frontMatter, fields)}---\n${tail}`;
}

import { parseDocument } from 'yaml';
import { isRecord } from '../utils/is-record';
import { updateYaml } from './yaml-text';

/** A markdown file's parts: what stands before the fields (with blank lines), the fields, what ends them, and the text. */
const PARTS = /^(---[ \t]*\n(?:[ \t]*\n)*)([\s\S]*?)(^---[ \t]*(?:\n|$))([\s\S]*)$/m;

/** A text without blank lines around it; the spaces of its first line are markdown. */
const withoutBlankLines = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

/**
 * What the form has of a YAML text.
 * @throws Error that says what cannot be read, and where
 */
export function parseYaml(text: string): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;
  return document.toJS();
}

/**
 * The fields of a markdown file, with its text under `body`.
 * @throws Error that says what cannot be read
 */
export function parseArticle(text: string): Readonly<Record<string, unknown>> {
  const [, , frontMatter, , body = ''] = PARTS.exec(text) ?? [];
  if (frontMatter === undefined) throw new Error('The file does not begin with fields between two lines ---.');
  const fields = parseYaml(frontMatter) ?? {};
  if (!isRecord(fields)) throw new Error('Between the two lines --- there must be fields, each with a colon.');
  return { ...fields, body: withoutBlankLines(body) };
}

/**
 * A markdown file with other fields and another text; a text that was not touched is not written again.
 * @param before the file as it is, with LF line ends; empty for a new one
 */
export function updateArticle(before: string, fields: Readonly<Record<string, unknown>>, body: string): string {
  const text = withoutBlankLines(body);
  const [, opening, frontMatter, closing, old = ''] = PARTS.exec(before) ?? [];
  if (opening === undefined || frontMatter === undefined) return `---\n${updateYaml('', fields)}---\n\n${text}\n`;
  const head = `${opening}${updateYaml(frontMatter, fields)}${closing}`;
  if (withoutBlankLines(old) === text) return head + old;
  const [blank = ''] = /^(?:[ \t]*\n)*/.exec(old) ?? [];
  return `${head}${old.trim() === '' ? '\n' : blank}${text}\n`;
}

import { parseDocument } from 'yaml';
import { isRecord } from '../../utils/is-record';

/**
 * Reads front matter for gatsby-transformer-remark (an engine of gray-matter) by the same rules as the content check. Where
 * it has a mistake, which the check reports, there are no fields.
 */
export function parseFrontMatter(text: string): object {
  const document = parseDocument(text);
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return isRecord(value) ? value : {};
}

import { parseDocument } from 'yaml';
import { isRecord } from '../../utils/is-record';

/**
 * A gray-matter engine that reads front matter for gatsby-transformer-remark by the content check's rules. A mistake, which
 * the check reports, yields no fields.
 */
export function parseFrontMatter(text: string): object {
  const document = parseDocument(text);
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return isRecord(value) ? value : {};
}

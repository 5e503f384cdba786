import type { Finding } from '../content/read/finding';
import { isRecord } from '../utils/is-record';
import { asLabels, capitalised, formLabel, inWords, LIST_FIELD } from './names';

const memberOf = (value: unknown, key: PropertyKey): unknown => {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) ? value[String(key)] : undefined;
};

/**
 * A field as its form calls it, such as "Sections, Entry 2 (Features), Title".
 * @param path its keys in the file
 * @param form the form's values, for the kinds of entries
 */
export function fieldLabel(path: readonly PropertyKey[], form: unknown): string {
  let value = typeof path[0] === 'number' ? memberOf(form, LIST_FIELD) : form;
  const labels = path.map((key) => {
    value = memberOf(value, key);
    if (typeof key !== 'number') return inWords(String(key));
    const kind = memberOf(value, 'type');
    return `Entry ${key + 1}${typeof kind === 'string' ? ` (${inWords(kind)})` : ''}`;
  });
  return labels.join(', ');
}

const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Where a finding is: the form, unless it is the open one, and the field. */
function locationOf({ file, line, path }: Finding, { file: open, form }: OpenForm): string {
  const isHere = file === `content/${open}`;
  const field = path ? fieldLabel(path, isHere ? form : undefined) : line > 1 && file.endsWith('.md') ? 'Text' : '';
  return [isHere ? '' : capitalised(formLabel(file)), field].filter(Boolean).join(', ');
}

/** The open form: its file's path in `content/`, and its values. */
export interface OpenForm {
  readonly file: string;
  readonly form: unknown;
}

/** A finding in the words of a form: where, what, what was found, what is allowed or meant, what to do. */
export function findingText(finding: Finding, open: OpenForm): string {
  const { found, expected, form } = finding;
  const location = locationOf(finding, open);
  const message = asLabels(form.message);
  // A message that begins with a small letter continues the field's label.
  const isContinued = /^[a-z]/.test(message);
  const sentence = location === '' ? capitalised(message) : `${location}${isContinued ? '' : ':'} ${message}`;
  const isQuestion = expected?.startsWith('did you mean');
  return [
    sentence,
    found && `Found: ${found}`,
    expected && (isQuestion ? capitalised(expected) : `Allowed: ${expected}`),
    asLabels(form.fix),
  ]
    .flatMap((part) => (part ? ended(part) : []))
    .join(' ');
}

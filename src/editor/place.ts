import { inWords } from './labels';

/** A field's name on its line, with the spaces before it. */
const FIELD = /^(\s*(?:- )?)([\w-]+):(?:\s|$)/;

/** The label of the field on a line of a file, with the number of its entry: "Entry 2, Price". Empty where there is none. */
export function fieldOnLine(text: string, line: number): string {
  const lines = text.split('\n').slice(0, line);
  if (lines.lastIndexOf('---') > 0) return 'Text';
  const name = lines.toReversed().find((each) => FIELD.test(each));
  const entries = text.startsWith('---') ? 0 : lines.filter((each) => /^(- | {2}- type:)/.test(each)).length;
  const labels = [entries > 0 && `Entry ${entries}`, name && inWords(FIELD.exec(name)?.[2] ?? '')];
  return labels.filter(Boolean).join(', ');
}

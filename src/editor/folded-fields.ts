import { type PostFrontMatter, postFrontMatter } from '../content/model/post';
import { isRecord } from '../utils/is-record';
import { DRAWN_COVER } from './names';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an article that most articles never need; its form has them in a group that is closed. */
export const FOLDED_FIELDS: readonly string[] = [
  'updated',
  'tool',
  'unmarkedTerms',
  'readTime',
  'aliases',
] satisfies readonly (keyof PostFrontMatter)[];

/** The group's name in the form; files have no such group. */
export const FOLD = 'moreFields';

const ORDER = Object.keys(postFrontMatter.shape);

/** The fields of a file as the form has them. */
export function folded(fields: Fields): Fields {
  const entries = Object.entries(fields);
  const isFolded = ([name]: readonly [string, unknown]): boolean => FOLDED_FIELDS.includes(name);
  return {
    ...Object.fromEntries(entries.filter((entry) => !isFolded(entry))),
    [FOLD]: Object.fromEntries(entries.filter(isFolded)),
  };
}

/** The fields of the form as a file has them, in the order of the content model. */
export function unfolded(form: Fields): Fields {
  const { [FOLD]: group, [DRAWN_COVER]: _button, ...fields } = form;
  const entries = Object.entries({ ...fields, ...(isRecord(group) ? group : {}) });
  return Object.fromEntries(entries.toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b)));
}

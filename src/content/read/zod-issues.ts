import type { z } from 'zod';
import { isRecord } from '../../utils/is-record';
import { editDistance, suggestClosest } from '../../utils/suggest-closest';
import { EMPTY } from '../model/fields';
import { type Details, type Finding, fieldName, finding, hasInvisible, printable } from './finding';
import { bothOf, RULES } from './rules';
import { type FieldSchema, formsFor, type VisitedField } from './schema-fields';
import type { YamlSource } from './yaml-source';

type Issue = z.core.$ZodIssue;
type UnknownKeys = Extract<Issue, { code: 'unrecognized_keys' }>;

const TYPES: Readonly<Record<string, readonly [name: string, fix: string]>> = {
  string: ['text', 'Write text, in quotes if it is a number, a date, true or false.'],
  number: ['a number', 'Write digits only, such as 1200, without a comma, a currency sign or quotes.'],
  int: ['a whole number', 'Write digits only, such as 1200, without a comma, pence, a currency sign or quotes.'],
  boolean: ['true or false', 'Write true or false, without quotes.'],
  array: ['a list', 'Write a list: one line for each entry, each beginning with "- ".'],
  object: ['a group of fields', 'Write the fields of the group on the lines below, indented.'],
};

type Size = Extract<z.core.$ZodRawIssue, { code: 'too_small' | 'too_big' }>;

function wrongSize(issue: Size): string {
  const [bound, limit] = issue.code === 'too_big' ? ['at most', issue.maximum] : ['at least', issue.minimum];
  const wanted = `${issue.exact ? 'exactly' : bound} ${limit}`;
  if (issue.origin === 'array') return limit === 1 ? `must have ${bound} one entry` : `must have ${wanted} entries`;
  if (issue.origin === 'string') return `must have ${wanted} characters`;
  if (issue.inclusive) return `must be ${wanted}`;
  return `must be ${issue.code === 'too_big' ? 'below' : 'above'} ${limit}`;
}

/** zod's messages in authors' words; a schema's own message takes precedence. */
export const wording: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[String(issue.expected)]?.[0] ?? issue.expected}`;
    case 'invalid_value':
    case 'invalid_union':
      return 'must be one of the allowed values';
    case 'too_small':
    case 'too_big':
      return wrongSize(issue);
    default:
      return undefined;
  }
};

/** Reports list allowed values up to this many. */
const MOST_NAMED = 30;

/** "did you mean …?", if a known value is similar. */
export const didYouMean = (near: string | undefined): string | undefined => near && `did you mean "${near}"?`;

/** The allowed values, unless there are none, or too many to list. */
export function listOf(allowed: readonly string[]): string | undefined {
  if (allowed.length === 0 || allowed.length > MOST_NAMED) return undefined;
  return allowed.join(allowed.some((name) => name.includes(',')) ? '; ' : ', ');
}

/** "did you mean …?" and the allowed values. */
export function suggestion(found: string, allowed: readonly string[]): string | undefined {
  const [near, names] = [didYouMean(suggestClosest(found, allowed)), listOf(allowed)];
  return near && names ? `${near} Allowed: ${names}` : (near ?? names);
}

/** Includes a word processor's quotes around a value. */
const CURLY_QUOTE = /^[“”„‟‘’‚‛«»]/;

const kindsOf = (issue: Issue): readonly string[] | undefined =>
  issue.code === 'invalid_union' && 'options' in issue ? issue.options?.map(String) : undefined;

function fixFor(issue: Issue, raw: string): string | undefined {
  if (CURLY_QUOTE.test(raw)) return 'Remove the curly quotes, or use straight ones (").';
  if ((issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'array')
    return 'Add or remove entries.';
  const [type, fix] = (issue.code === 'invalid_type' && issue.input !== null && TYPES[issue.expected]) || [];
  return issue.message === `must be ${type}` && raw !== '' ? fix : undefined;
}

/** The names of a group's fields, for those who wrote something else in its place. */
function namesOf({ message }: Issue, field: FieldSchema | undefined): string {
  const names = Object.keys(field?.properties ?? {}).map((name) => `\`${name}\``);
  return message === `must be ${TYPES.object?.[0]}` && names.length > 0 ? `: ${names.join(', ')}` : '';
}

function detailsOf(issue: Issue, raw: string, kinds: readonly string[] | undefined): Details {
  const fix = fixFor(issue, raw);
  const allowed = issue.code === 'invalid_value' ? issue.values.map(String) : kinds;
  const expected = allowed && suggestion(printable(kinds ? raw : issue.input), allowed);
  return { found: raw || undefined, fix, expected };
}

/** The fields that a group may have, and those of them that it has not yet. */
function keysAt(at: readonly PropertyKey[], fields: readonly VisitedField[]) {
  const { field, value } = fields.find(({ path }) => path.join('.') === at.join('.')) ?? {};
  const forms = field ? formsFor(field, value) : [];
  const known = [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))];
  return { known, free: known.filter((key) => !(isRecord(value) && key in value)) };
}

/** A group as fixes name it. */
const groupName = (path: readonly PropertyKey[]): string => (path.length === 0 ? 'the file itself' : fieldName(path));

/** What to do about a field that is indented too far, and so is in a group within its own. */
function outerFix(key: string, path: readonly PropertyKey[], fields: readonly VisitedField[]): string | undefined {
  const outer = path.map((_, index) => path.slice(0, index)).findLast((at) => keysAt(at, fields).free.includes(key));
  return outer && `Begin its line further left: it is a field of ${groupName(outer)}.`;
}

/** What to do about a field that is indented too little, so that the group above it is empty. */
function innerFix(key: string, path: readonly PropertyKey[], fields: readonly VisitedField[]): string | undefined {
  const isEmptyGroup = (each: VisitedField): boolean =>
    each.value === null && each.path.slice(0, -1).join('.') === path.join('.') && key in (each.field.properties ?? {});
  const group = fields.find(isEmptyGroup);
  return group && `Put two more spaces before its line: it is a field of ${fieldName(group.path)}.`;
}

/** What to do about a field of a group that has no line: of one beside it, or, as groups are seldom mistaken, of one further out. */
function lostFix(key: string, path: readonly PropertyKey[], fields: readonly VisitedField[]): string | undefined {
  const [group, ...others] = fields.filter(({ path: at, field: { properties = {} } }) => {
    const isBeside = at.length === path.length + 1;
    return (
      at.slice(0, -1).every((part, index) => part === path[index]) &&
      at.length <= path.length + 1 &&
      (isBeside ? key in properties : properties[key]?.properties !== undefined)
    );
  });
  if (!group || others.length > 0 || group.value !== undefined) return undefined;
  const name = String(group.path.at(-1));
  const level = group.path.slice(0, -1);
  const column = level.length === path.length ? 'this line' : `the fields of ${groupName(level)}`;
  return `It is a field of \`${name}\`. Write \`${name}:\` once above the fields of that group, in the column of ${column}, and begin them two spaces further right.`;
}

function unknownKeys(issue: UnknownKeys, source: YamlSource, fields: readonly VisitedField[]): Finding[] {
  const { known, free } = keysAt(issue.path, fields);
  return issue.keys.map((key) => {
    const location = source.locationOfKey([...issue.path, key]);
    const further = innerFix(key, issue.path, fields) ?? outerFix(key, issue.path, fields);
    const lost = lostFix(key, issue.path, fields);
    const twin = known.find((each) => editDistance(each, key) === 1);
    const expected = further ? undefined : (didYouMean(twin) ?? suggestion(key, free));
    const retype = 'Delete the name of the field with its spaces, and type it again.';
    const { form } = bothOf(RULES['field-unknown'].fix);
    const file = further ?? (twin ? undefined : lost);
    const fix = hasInvisible(key) ? retype : file && { file, form };
    return finding('field-unknown', location, 'There is no such field here', { found: key, expected, fix });
  });
}

/** A finding with the lines that hold what is missing, but still begin with the # of an example. */
function leftCommented(issue: Issue, source: YamlSource, fields: readonly VisitedField[]): Finding | undefined {
  if (issue.code !== 'invalid_type' || (issue.input && issue.expected !== 'array')) return undefined;
  const { path, input } = issue;
  const { field } = fields.find((each) => each.path.join('.') === path.join('.')) ?? {};
  const location =
    input === undefined
      ? source.commentWith(path.slice(0, -1), keysAt(path.slice(0, -1), fields).free, String(path.at(-1)))
      : source.commentWith(path, Object.keys((field?.items ?? field)?.properties ?? {}));
  const fix = 'Take the first # away from it, and from each line below it that belongs to it.';
  return location && finding('field-missing', location, 'This line still begins with #, so it is not read', { fix });
}

function wrongValue(issue: Issue, source: YamlSource, fields: readonly VisitedField[]): Finding {
  const name = fieldName(issue.path);
  const raw = source.rawOf(issue.path);
  const kinds = kindsOf(issue);
  const isAbsent = kinds ? raw === '' : issue.input === undefined && issue.code !== 'custom';
  const { field, value } = fields.find(({ path }) => path.join('.') === issue.path.join('.')) ?? {};
  const isBlank = issue.input === null || (value === '' && issue.message !== EMPTY);
  const [state] = [isAbsent && 'missing', isBlank && 'empty'].filter(Boolean);
  const isEmpty = state || issue.message === EMPTY;
  const said = issue.message + namesOf(issue, field);
  const inFile = state ? `${name} is ${state}; it ${said}` : `${name} ${said}`;
  const message = { file: inFile, form: isEmpty ? `${name} is empty` : inFile };
  const rule = isEmpty ? 'field-missing' : 'field-value';
  const details = { ...detailsOf(issue, raw, kinds), reference: state ? field?.reference : undefined };
  const isShort = value !== '' && !(typeof value === 'object' && value !== null);
  return finding(rule, source.locationOf(issue.path), message, isShort ? details : { ...details, found: undefined });
}

/** A number as people write it; YAML reads 0x255, 5e2 and 0597 as numbers too, but not as these figures. */
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function misreadNumber({ path, value }: VisitedField, source: YamlSource): Finding | undefined {
  const found = source.rawOf(path);
  if (typeof value !== 'number' || PLAIN_NUMBER.test(found)) return undefined;
  const message = `${fieldName(path)} is read as the number ${value}`;
  const fix = 'Write it in digits alone, such as 1200 or 0.5.';
  return finding('field-value', source.locationOf(path), message, { found, fix });
}

/** Turns zod issues into findings, one per value, at the line of its value or key. */
export function issuesToFindings(
  issues: readonly Issue[],
  source: YamlSource,
  fields: readonly VisitedField[],
): Finding[] {
  const isUnknown = (issue: Issue): issue is UnknownKeys => issue.code === 'unrecognized_keys';
  const unknown = issues.filter(isUnknown).flatMap((issue) => unknownKeys(issue, source, fields));
  const byPlace = new Map<string, Finding>();
  for (const issue of issues.filter((each) => !isUnknown(each)).toReversed()) {
    const comment = leftCommented(issue, source, fields);
    byPlace.set(comment ? `${comment.line}` : issue.path.join('.'), comment ?? wrongValue(issue, source, fields));
  }
  const numbers = fields.flatMap((each) =>
    byPlace.has(each.path.join('.')) ? [] : (misreadNumber(each, source) ?? []),
  );
  return [...unknown, ...byPlace.values(), ...numbers];
}

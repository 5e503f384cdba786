import type { z } from 'zod';
import { type Day, dayFrom, isCalendarDay, isWrittenAsDay } from '../../utils/calendar';
import { longDay } from '../../utils/fact-text';
import { nearest } from '../../utils/nearest';
import { type Details, hasInvisible, type Problem, problem, shown } from './problem';
import type { RuleId } from './rules';
import { type FieldSchema, fieldAt, formsFor } from './schema-fields';
import type { YamlSource } from './yaml-source';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The forms in which people write a day besides `YYYY-MM-DD`; a time behind it is passed over. */
const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})(?:[T ].*)?$/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4})(?:[T ].*)?$/,
  /^(?:[a-z]+,? )?(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?<name>[a-z]{3})[a-z]*\.?,?[ -](?<year>\d{4})$/i,
  /^(?:[a-z]+,? )?(?<name>[a-z]{3})[a-z]*\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
];

/** The days that a text in another form than `YYYY-MM-DD` can mean: of `5/9/2023` the 5th of September and the 9th of May. */
function meantDays(written: string): Day[] {
  const days = FORMS.flatMap((form) => {
    const { year, month, day, name } = form.exec(written.trim())?.groups ?? {};
    const number = name === undefined ? Number(month) : MONTHS.indexOf(name.toLowerCase()) + 1;
    if (year === undefined || number < 1 || number > 12) return [];
    const found = dayFrom(Number(year), number, Number(day));
    // A day that rolls over into the next month does not exist.
    return isCalendarDay(found) && Number(found.slice(8)) === Number(day) ? [found] : [];
  });
  return [...new Set(days)];
}

/** What to write in place of such a text; `undefined` where it is not clear which day is meant. */
function dayToWrite(written: string): string | undefined {
  const days = meantDays(written);
  if (days.length < 2) return days[0] && `Write ${days[0]}.`;
  return `Write ${days.map((day) => `${day} for ${longDay(day)}`).join(', or ')}.`;
}

type Issue = z.core.$ZodIssue;
type UnknownKeys = Extract<Issue, { code: 'unrecognized_keys' }>;

const FRIENDLY_TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** A field in words: its name, and the group it is in, if any. */
export function fieldName(path: readonly PropertyKey[]): string {
  const key = path.at(-1);
  if (key === undefined) return 'The file';
  const parents = path
    .slice(0, -1)
    .map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)))
    .join(', ');
  const name = typeof key === 'number' ? `Entry ${key + 1}` : `"${String(key)}"`;
  return parents === '' ? name : `${name} (in ${parents})`;
}

/** Of a longer list of allowed values a report names only so many. */
const MOST_NAMED = 20;

/** "did you mean …?" and what is allowed. */
export function suggestion(found: string, allowed: readonly string[]): string {
  const near = nearest(found, allowed);
  const all = `${allowed.slice(0, MOST_NAMED).join(', ')}${allowed.length > MOST_NAMED ? ', …' : ''}`;
  return near === undefined ? all : `did you mean "${near}"? Allowed: ${all}`;
}

/** Where a word processor has set the quotes around a value, they are part of it. */
const CURLY_QUOTE = /^[“”„‟‘’‚‛«»]/;
const REMOVE_CURLY_QUOTES = 'Remove the curly quotes, or use straight ones (").';

interface Explained {
  readonly rule: RuleId;
  readonly message: string;
  readonly details?: Details;
}

/** What a field takes, where that is more than its type. */
const FRIENDLY_FIELDS: Readonly<Partial<Record<string, string>>> = {
  day: 'a date, such as 2024-03-12',
  email: 'an email address',
  href: 'an address',
  https: 'an address that begins with https://',
  picture: 'the path of a picture, such as ./cover.png',
  value: 'a number, a date or text',
};

function wrongType(
  issue: Extract<Issue, { code: 'invalid_type' }>,
  name: string,
  field: FieldSchema | undefined,
): Explained {
  const wanted = FRIENDLY_FIELDS[field?.field ?? ''] ?? FRIENDLY_TYPES[issue.expected] ?? issue.expected;
  if (issue.input === undefined) {
    return { rule: 'field-missing', message: `${name} is missing; it should be ${wanted}` };
  }
  if (issue.input === null) return { rule: 'field-empty', message: `${name} has no value; it should be ${wanted}` };
  const fixes: Readonly<Record<string, string>> = {
    string: typeof issue.input === 'object' ? 'Write text here.' : 'Put quotes around the value.',
    array: 'Write a list: one line for each entry, each beginning with "- ".',
    object: 'Write the fields of the group on the lines below, indented.',
    number: 'Write digits only, such as 120, without a currency sign or quotes.',
    int: 'Write digits only, such as 120, without pence, a currency sign or quotes.',
  };
  const fix = fixes[issue.expected] ?? `Write ${wanted}, without quotes.`;
  return { rule: 'field-type', message: `${name} must be ${wanted}`, details: { fix } };
}

function wrongDay(written: string, name: string): Explained {
  if (isWrittenAsDay(written)) return { rule: 'date-impossible', message: `${name} is a date that does not exist` };
  const fix = dayToWrite(written);
  const message = `${name} is not a date in the form YYYY-MM-DD`;
  return { rule: 'date-format', message, ...(fix && { details: { fix } }) };
}

function byField(field: FieldSchema | undefined, issue: Issue, name: string, raw: string): Explained | undefined {
  const bare = raw.replace(/^(["'])(.*)\1$/s, '$2');
  switch (field?.field) {
    case 'day':
      return wrongDay(bare, name);
    case 'email':
      return { rule: 'email-invalid', message: `${name} is not a valid email address` };
    case 'href':
    case 'https':
      return { rule: 'address-invalid', message: `${name} ${issue.message}` };
    case 'slug':
      return issue.code === 'too_big'
        ? { rule: 'slug-long', message: `${name} has ${bare.length} characters; at most 80 are allowed` }
        : { rule: 'slug-form', message: `${name} is not a valid slug` };
    case 'picture':
      return /^\.{1,2}\/\S.*\.\w+$/.test(bare)
        ? { rule: 'image-type', message: `${name} has an image format that is not supported` }
        : { rule: 'field-format', message: `${name} ${issue.message}` };
    default:
      return undefined;
  }
}

function wrongChoice(issue: Extract<Issue, { code: 'invalid_value' }>, name: string): Explained {
  const allowed = issue.values.map(String);
  const { input } = issue;
  if (input === undefined || input === null) {
    const rule = input === null ? 'field-empty' : 'field-missing';
    return { rule, message: `${name} is missing`, details: { expected: allowed.join(', ') } };
  }
  const expected = suggestion(shown(input), allowed);
  return { rule: 'field-value', message: `${name} has a value that is not allowed`, details: { expected } };
}

function outOfRange(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, name: string): Explained {
  const [size, bound, limit] =
    issue.code === 'too_big' ? ['large', 'at most', issue.maximum] : ['small', 'at least', issue.minimum];
  const message = `${name} is too ${size}`;
  if (issue.origin !== 'number' && issue.origin !== 'int') return { rule: 'field-format', message };
  const wanted = issue.inclusive ? `of ${bound} ${limit}` : `${size === 'large' ? 'below' : 'above'} ${limit}`;
  return { rule: 'field-format', message, details: { fix: `Write a number ${wanted}.` } };
}

function byCode(issue: Issue, name: string): Explained {
  switch (issue.code) {
    case 'invalid_value':
      return wrongChoice(issue, name);
    case 'too_small':
    case 'too_big':
      if (issue.origin === 'array') {
        const wanted = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
        const exact = issue.exact ? wanted.replace(/at \w+/, 'exactly') : wanted;
        return { rule: 'field-count', message: `${name} must have ${exact} entries` };
      }
      return outOfRange(issue, name);
    case 'custom':
      return issue.message === 'must not be empty'
        ? { rule: 'field-empty', message: `${name} ${issue.message}` }
        : { rule: 'field-format', message: `${name} ${issue.message}` };
    default:
      return { rule: 'field-format', message: `${name} ${issue.message}` };
  }
}

function explain(issue: Issue, schema: FieldSchema, source: YamlSource): Explained {
  const name = fieldName(issue.path);
  const field = fieldAt(schema, issue.path, source.value);
  const absent = issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null);
  if (absent && field?.field === 'alt') return { rule: 'alt-missing', message: `${name} is missing` };
  const isWrongType = issue.code === 'invalid_type' && field?.field !== 'day';
  if (!absent && !isWrongType) {
    const explained = byField(field, issue, name, source.rawOf(issue.path));
    if (explained) return explained;
  }
  return issue.code === 'invalid_type' ? wrongType(issue, name, field) : byCode(issue, name);
}

function keysOf(issue: UnknownKeys, schema: FieldSchema, source: YamlSource): string[] {
  const group = fieldAt(schema, issue.path, source.value) ?? schema;
  return [...new Set(formsFor(group, issue.input).flatMap(({ properties = {} }) => Object.keys(properties)))];
}

function unknownKeys(issue: UnknownKeys, schema: FieldSchema, source: YamlSource): Problem[] {
  const keys = keysOf(issue, schema, source);
  return issue.keys.map((key) => {
    const near = nearest(key, keys);
    const place = source.placeOfKey([...issue.path, key]);
    const expected = near === undefined ? keys.join(', ') : `did you mean "${near}"?`;
    const message = 'There is no field of this name here';
    const fix = hasInvisible(key) ? { fix: 'Delete the name of the field with its spaces, and type it again.' } : {};
    return problem('field-unknown', place, message, { found: key, expected, ...fix });
  });
}

/** A value that may be of several types is of none of them, or missing. */
function wrongValue(issue: Issue, source: YamlSource): Problem {
  const name = fieldName(issue.path);
  const wanted = FRIENDLY_FIELDS.value;
  const place = source.placeOf(issue.path);
  if (issue.input === undefined) return problem('field-missing', place, `${name} is missing; it should be ${wanted}`);
  if (issue.input === null) return problem('field-empty', place, `${name} has no value; it should be ${wanted}`);
  const found = source.rawOf(issue.path);
  return problem('field-type', place, `${name} must be ${wanted}`, found === '' ? {} : { found });
}

/** The fields that are there under a misspelt name, by their paths. */
function misspelt(issues: readonly Issue[], schema: FieldSchema, source: YamlSource): Set<string> {
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const meant = unknown.flatMap((issue) => {
    const keys = keysOf(issue, schema, source);
    return issue.keys.map((key) => [...issue.path, nearest(key, keys) ?? key].join('.'));
  });
  return new Set(meant);
}

/** Leaves out what is said of the length of a list where something else than a list was found. */
function withoutFollowUps(issues: readonly Issue[]): Issue[] {
  const wrongTypes = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')));
  return issues.filter(({ code, path }) => code === 'invalid_type' || !wrongTypes.has(path.join('.')));
}

/** Turns the issues of a zod schema into problems, each at the line of its value or key. */
export function issuesToProblems(issues: readonly Issue[], source: YamlSource, schema: FieldSchema): Problem[] {
  const isThere = misspelt(issues, schema, source);
  const causes = withoutFollowUps(issues).filter(
    ({ input, path }) => input !== undefined || !isThere.has(path.join('.')),
  );
  return causes.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') return unknownKeys(issue, schema, source);
    if (issue.code === 'invalid_union') return [wrongValue(issue, source)];
    const { rule, message, details = {} } = explain(issue, schema, source);
    const raw = source.rawOf(issue.path);
    const found = issue.input === undefined || raw === '' ? {} : { found: raw };
    const fix = CURLY_QUOTE.test(raw) ? { fix: REMOVE_CURLY_QUOTES } : {};
    return [problem(rule, source.placeOf(issue.path), message, { ...details, ...found, ...fix })];
  });
}

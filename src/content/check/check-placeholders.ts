import { withoutFacts } from '../../utils/fact-placeholders';
import { pricedPlans } from '../../utils/prices';
import { suggestClosest } from '../../utils/suggest-closest';
import { SITE_COLLECTIONS } from '../model/collections';
import { UNIQUE_TITLE } from '../model/fields';
import { BRACES } from '../read/check-body';
import type { ContentFile, ContentFiles, DataFile } from '../read/content-files';
import { type Place, type Problem, problem } from '../read/problem';
import type { FieldSchema } from '../read/schema-fields';
import { placeWithin } from '../read/yaml-source';
import { checkedEntries } from './field-traversal';

/** Files with no visible text, or whose texts are names used by other files. */
const WITHOUT_FACTS: readonly string[] = ['facts.yaml', 'synonyms.yaml', 'redirects.yaml', 'categories.yaml'];
const WITH_FACTS = new Set(SITE_COLLECTIONS.map(({ file }) => file).filter((file) => !WITHOUT_FACTS.includes(file)));

function isPlainText({ type, field, reference, unique, enum: choices, const: fixed }: FieldSchema): boolean {
  return (
    type === 'string' && !field && !reference && (!unique || unique === UNIQUE_TITLE) && !choices && fixed === undefined
  );
}

/** Whether the site fills in facts in a text. */
export function mayHoldFacts(file: ContentFile | DataFile, field: FieldSchema): boolean {
  if (!('collection' in file)) return field.facts === true;
  const { file: name, type } = file.collection;
  return (WITH_FACTS.has(name) || type === 'Page') && isPlainText(field);
}

/** Anything in braces, well formed or not. */
const IN_BRACES = /\{[^{}]*\}/g;

const written = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

function unknown(found: string, known: readonly string[]): string {
  if (known.length === 0) return 'no placeholder in this field';
  const near = suggestClosest(found.slice(1, -1).trim(), known);
  return near === undefined ? written(known) : `did you mean "{${near}}"? Allowed: ${written(known)}`;
}

/** Placeholder names of prices; undefined while the price file has its own mistakes. */
function priceNames(files: ContentFiles): string[] | undefined {
  const plans = checkedEntries(files, 'PricingPlan');
  return plans && pricedPlans(plans).map(([name]) => name);
}

/** @param used everything in braces that other rules do not check */
function findPlaceholders(
  value: string,
  used: readonly string[],
  { placeholders, prices }: FieldSchema,
  name: string,
  place: (found: string) => Place,
  priced: readonly string[] | undefined,
): Problem[] {
  if (prices && !priced) return [];
  const { required = [], optional = [] } = placeholders ?? {};
  const known = [...required, ...optional, ...((prices && priced) || [])];
  const wrong = used.filter((found) => !known.includes(found.slice(1, -1)));
  if (wrong.length > 0) {
    const message = `${name} contains a placeholder that is not filled in here`;
    return wrong.map((found) =>
      problem('placeholder-wrong', place(found), message, { found, expected: unknown(found, known) }),
    );
  }
  const missing = required.filter((key) => !used.includes(`{${key}}`));
  if (missing.length === 0) return [];
  const message = `${name} has lost ${written(missing)}, which the site replaces with a value`;
  return [problem('placeholder-wrong', place(value), message, { found: value, expected: written(missing) })];
}

/** Checks placeholders such as `{count}`: each text must contain the required ones, and no unknown ones. */
export function checkPlaceholders(files: ContentFiles): Problem[] {
  const priced = priceNames(files);
  return files.texts.flatMap(({ file, source, name, field, path, value }) => {
    if (!field.placeholders && !value.includes('{')) return [];
    const text = mayHoldFacts(file, field) ? withoutFacts(value) : value;
    // An author of a post may write other braces.
    const used = text.match('collection' in file ? IN_BRACES : BRACES) ?? [];
    return findPlaceholders(value, used, field, name, (found) => placeWithin(source, path, found), priced);
  });
}

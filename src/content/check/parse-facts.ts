import { z } from 'zod';
import { SITE_COLLECTIONS } from '../model/collections';
import { type Fact, fact } from '../model/fact';
import { UNIQUE_TITLE } from '../model/fields';
import type { ContentFile, ContentFiles, DataFile } from '../read/content-files';
import type { FieldSchema } from '../read/schema-fields';
import { validEntries } from './field-traversal';

/** The facts file, relative to `content/`. */
export const FACTS_FILE = 'facts.yaml';

/** The facts in file order; empty while the file has a mistake. */
export function parseFacts(files: ContentFiles): readonly Fact[] | undefined {
  const entries = validEntries(files, FACTS_FILE);
  return z.array(fact).safeParse(entries).data;
}

/** Files with no visible text, or whose texts are names used by other files. */
const WITHOUT_FACTS: readonly string[] = [FACTS_FILE, 'synonyms.yaml', 'redirects.yaml', 'categories.yaml'];
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

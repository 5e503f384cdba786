import { ContentChecker } from '../content/check/check-content';
import { FACTS_FILE } from '../content/check/parse-facts';
import { type ResolvedFacts, resolveFacts } from '../content/check/resolve-facts';
import { SITE_COLLECTIONS } from '../content/model/collections';
import { fact as factSchema } from '../content/model/fact';
import type { DataFile } from '../content/read/content-files';
import type { ContentReader } from '../content/read/content-reader';
import { diskSource } from '../content/read/disk-source';

const checkers = new Map<string, ContentChecker>();

/**
 * The check of a content folder, and by its reader the records that nodes are made from: each file is read once, and again
 * when it has changed.
 * @param root the absolute path of the `content` folder
 */
export function contentChecker(root: string): ContentChecker {
  const checker = checkers.get(root) ?? new ContentChecker(diskSource(root));
  checkers.set(root, checker);
  return checker;
}

const parsed = new WeakMap<DataFile, { readonly day: string; readonly facts: ResolvedFacts }>();

/**
 * The facts of a content folder; none while their file has a mistake, which the check reports.
 * @param day as YYYY-MM-DD
 */
export async function readFacts(reader: ContentReader, day: string): Promise<ResolvedFacts> {
  const collection = SITE_COLLECTIONS.find(({ file }) => file === FACTS_FILE);
  if (!collection) return {};
  const file = await reader.dataFile(collection);
  const known = parsed.get(file);
  if (known?.day === day) return known.facts;
  const facts = resolveFacts(
    file.entries.map((entry) => factSchema.parse(entry)),
    day,
  );
  parsed.set(file, { day, facts });
  return facts;
}

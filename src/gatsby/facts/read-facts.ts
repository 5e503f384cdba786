import { type SourcedFacts, sourcedFacts } from '../../content/check/sourced-facts';
import { FACTS_FILE } from '../../content/check/stated-facts';
import { SITE_COLLECTIONS } from '../../content/model/collections';
import { fact as factSchema } from '../../content/model/fact';
import type { ContentSource } from '../../content/read/content-files';
import { diskSource } from '../../content/read/disk-source';
import { readDataFile } from '../../content/read/read-files';

const collection = SITE_COLLECTIONS.find(({ file }) => file === FACTS_FILE);

/** What was read last, by folder; kept as a promise, since thousands of nodes ask for it at the same time. */
const known = new Map<string, { readonly stamp: string; readonly facts: Promise<SourcedFacts> }>();

async function read(
  content: ContentSource,
  day: string,
  before: Promise<SourcedFacts> = Promise.resolve({}),
): Promise<SourcedFacts> {
  if (!collection) return before;
  const { entries, problems } = await readDataFile(content, collection);
  if (problems.length > 0) return before;
  return sourcedFacts(
    entries.map((entry) => factSchema.parse(entry)),
    day,
  );
}

/**
 * The facts of a content folder. Texts are filled when their nodes are made, in whatever order the files come, so the
 * file itself is read. While it has a mistake, what it said before is used; the content check reports the mistake.
 * @param root the `content` folder
 * @param day as YYYY-MM-DD
 */
export async function readFacts(root: string, day: string): Promise<SourcedFacts> {
  const content = diskSource(root);
  const stamp = `${day} ${await content.stamp(FACTS_FILE)}`;
  const before = known.get(root);
  if (before?.stamp === stamp) return before.facts;
  const facts = read(content, day, before?.facts);
  known.set(root, { stamp, facts });
  return facts;
}

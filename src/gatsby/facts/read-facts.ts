import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { FACTS_FILE } from '../../content-check/stated-facts';
import { fact as factSchema } from '../../content-model/fact';
import { YAML_KINDS } from '../../content-model/kinds';
import { readEntries } from '../../content-reader/read-content';
import { type SourcedFacts, sourcedFacts } from './sourced-facts';

const kind = YAML_KINDS.find(({ file }) => file === FACTS_FILE);

/** What was read last: by file, as long as neither the file nor the day changes. */
const known = new Map<string, { readonly stamp: string; readonly facts: SourcedFacts }>();

async function stampOf(file: string, day: string): Promise<string> {
  const { mtimeMs, ctimeMs, size } = await stat(file);
  return `${day} ${mtimeMs} ${ctimeMs} ${size}`;
}

/**
 * The facts of a content folder. Texts are filled when their nodes are made, in whatever order the files come, so the
 * file itself is read. While it has a mistake, what it said before holds; the content check reports the mistake.
 * @param root the `content` folder
 * @param day as YYYY-MM-DD
 */
export async function readFacts(root: string, day: string): Promise<SourcedFacts> {
  const file = path.join(root, FACTS_FILE);
  const before = known.get(file);
  try {
    const stamp = await stampOf(file, day);
    if (before?.stamp === stamp || !kind) return before?.facts ?? {};
    const { entries, problems } = readEntries(await readFile(file), FACTS_FILE, kind);
    if (problems.length > 0) return before?.facts ?? {};
    const facts = sourcedFacts(
      entries.map((entry) => factSchema.parse(entry)),
      day,
    );
    known.set(file, { stamp, facts });
    return facts;
  } catch {
    return before?.facts ?? {};
  }
}

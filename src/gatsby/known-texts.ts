import { createHash } from 'node:crypto';
import type { GatsbyCache } from 'gatsby';
import { type BodyRecord, readBody } from '../content/read/read-body';
import { codeDigest } from './code-digest';

/** What is kept between builds; other code may read the same text otherwise. */
interface KeptTexts {
  readonly code: string;
  readonly texts: readonly (readonly [digest: string, body: BodyRecord])[];
}

const KEY = 'texts';

/** Texts by a digest of what was read: those of the last build, and those of this one. */
let before: ReadonlyMap<string, BodyRecord> = new Map();
const known = new Map<string, BodyRecord>();

/** Reads a text, unless the last build has read the same: parsing an article takes most of the check's time. */
export function readText(...text: Parameters<typeof readBody>): BodyRecord {
  const digest = createHash('sha256').update(JSON.stringify(text)).digest('base64url');
  const body = before.get(digest) ?? readBody(...text);
  known.set(digest, body);
  return body;
}

/** Takes over what the last build has read. */
export async function recallTexts(cache: Pick<GatsbyCache, 'get'>): Promise<void> {
  const kept: KeptTexts | undefined = await cache.get(KEY);
  before = new Map(kept?.code === codeDigest() ? kept.texts : []);
}

/** Keeps what this build has read for the next. */
export async function keepTexts(cache: Pick<GatsbyCache, 'set'>): Promise<void> {
  await cache.set(KEY, { code: codeDigest(), texts: [...known] } satisfies KeptTexts);
}

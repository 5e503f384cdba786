import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Phrases, phrasesOf } from './labels';

/** The phrases of an entry of `claims.yaml`; the content check tells what is wrong with one that has none. */
function phrasesIn(entry: unknown): readonly string[] {
  const phrases: unknown = typeof entry === 'object' && entry !== null && 'phrases' in entry ? entry.phrases : [];
  return Array.isArray(phrases) ? phrases.filter((phrase) => typeof phrase === 'string') : [];
}

/** How the figures are worded that the site gives in several places; none where there is no `claims.yaml`. */
export function claimPhrases(content: string): Phrases {
  const file = path.join(content, 'claims.yaml');
  const claims: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  return phrasesOf(Array.isArray(claims) ? claims.flatMap(phrasesIn) : []);
}

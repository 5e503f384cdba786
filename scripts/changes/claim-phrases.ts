import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { claim } from '../../src/content-model/claim';
import { type Phrases, phrasesOf } from './labels';

/** How the figures are worded that the site gives in several places; none where `claims.yaml` cannot be read. */
export function claimPhrases(content: string): Phrases {
  const file = path.join(content, 'claims.yaml');
  const written: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  const claims = z.array(claim).safeParse(written);
  return phrasesOf(claims.success ? claims.data.flatMap(({ phrases }) => phrases) : []);
}

import { createHash } from 'node:crypto';
import type { GatsbyCache } from 'gatsby';
import { inspectPicture } from '../content/read/disk-source';
import type { PictureInfo } from '../content/read/picture-info';
import { type BodyRecord, readBody } from '../content/read/read-body';
import { codeDigest } from './code-digest';

type Cache = Pick<GatsbyCache, 'get' | 'set'>;

let cache: Cache | undefined;

/** Has what files contain kept in Gatsby's cache from now on, and taken from there. */
export function keepFiles(ofGatsby: Cache): void {
  cache = ofGatsby;
}

/** Reads a file unless the same code has read the same in an earlier build. */
async function readOnce<Info>(key: string, data: string | Buffer, read: () => Info | Promise<Info>): Promise<Info> {
  if (!cache) return read();
  const digest = createHash('sha256').update(codeDigest()).update(data).digest('base64url');
  const known = await cache.get(key);
  if (known?.digest === digest) return known.info;
  const info = await read();
  await cache.set(key, { digest, info });
  return info;
}

/** Reads a text unless it is known: parsing articles takes most of the check's time. */
export const readText = (...text: Parameters<typeof readBody>): Promise<BodyRecord> =>
  readOnce(`text ${text[1]}`, JSON.stringify(text), () => readBody(...text));

/** Opens a picture unless it is known. */
export const openPicture = (data: Buffer, file: string): Promise<PictureInfo> =>
  readOnce(`picture ${file}`, data, () => inspectPicture(data));

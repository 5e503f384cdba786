import { createHash } from 'node:crypto';
import type { GatsbyCache } from 'gatsby';
import { inspectPicture } from '../content/read/disk-source';
import type { PictureInfo } from '../content/read/picture-info';
import { type BodyRecord, readBody } from '../content/read/read-body';
import { codeDigest } from './code-digest';

const digestOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('base64url');

/** Results of reading files, by a digest of what was read: those of the last build, and of this one. */
class Known<Info> {
  private before: ReadonlyMap<string, Info> = new Map();
  private readonly now = new Map<string, Info>();

  constructor(private readonly key: string) {}

  find(digest: string): Info | undefined {
    const info = this.before.get(digest);
    return info && this.add(digest, info);
  }

  add(digest: string, info: Info): Info {
    this.now.set(digest, info);
    return info;
  }

  async recall(cache: Pick<GatsbyCache, 'get'>): Promise<void> {
    // Other code may read the same otherwise.
    const { code, infos = [] } = (await cache.get(this.key)) ?? {};
    this.before = new Map<string, Info>(code === codeDigest() ? infos : []);
  }

  async keep(cache: Pick<GatsbyCache, 'set'>): Promise<void> {
    await cache.set(this.key, { code: codeDigest(), infos: [...this.now] });
  }
}

const texts = new Known<BodyRecord>('texts');
const pictures = new Known<PictureInfo>('pictures');

/** Reads a text unless the last build has read the same: parsing articles takes most of the check's time. */
export function readText(...text: Parameters<typeof readBody>): BodyRecord {
  const digest = digestOf(JSON.stringify(text));
  return texts.find(digest) ?? texts.add(digest, readBody(...text));
}

/** Opens a picture unless the last build has opened the same. */
export async function openPicture(data: Buffer): Promise<PictureInfo> {
  const digest = digestOf(data);
  return pictures.find(digest) ?? pictures.add(digest, await inspectPicture(data));
}

/** Restores the results of the last build from Gatsby's cache. */
export async function recallFiles(cache: Pick<GatsbyCache, 'get'>): Promise<void> {
  await Promise.all([texts.recall(cache), pictures.recall(cache)]);
}

/** Stores the results of this build for the next. */
export async function keepFiles(cache: Pick<GatsbyCache, 'set'>): Promise<void> {
  await Promise.all([texts.keep(cache), pictures.keep(cache)]);
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostFrontMatter } from '../content-model/post';
import type { PictureFacts } from './picture-facts';
import type { BodyFacts } from './read-body';

/** What is kept of a post without a mistake in itself; plain data. */
export interface PostFacts {
  /** The front matter as text, from which places are found, and as values. */
  readonly text: string;
  readonly value: unknown;
  readonly frontMatter: PostFrontMatter;
  readonly body: BodyFacts;
}

/** A file as it was when it was read. */
interface ReadFile {
  /** Its size and times. */
  readonly stamp: string;
  readonly digest: string;
}

interface Kept {
  /** By the name of the file. */
  readonly files: Record<string, ReadFile>;
  /** By the digest of the post's name and text. */
  readonly posts: Record<string, PostFacts>;
  /** By the digest of the picture, wherever it lies. */
  readonly pictures: Record<string, PictureFacts>;
}

const nothing = (): Kept => ({ files: {}, posts: {}, pictures: {} });

/**
 * What earlier checks learned of files by themselves. Everything is known by the digest of its bytes, and the digest
 * by the file's size and times, of which the system alone sets one; what compares files is worked out anew each time.
 * Mistakes are not kept: who has one is read again.
 */
export class CheckMemory {
  private readonly used = nothing();

  constructor(private readonly known: Kept = nothing()) {}

  /** The digest of a file that is as it was, so that it need not be read; an empty text where it has to be. */
  digest(file: string, stamp: string): string {
    const read = this.known.files[file];
    if (read?.stamp !== stamp) return '';
    this.used.files[file] = read;
    return read.digest;
  }

  /** @param stamp from before the file was read, so that a change in between is noticed the next time */
  keepDigest(file: string, stamp: string, digest: string): void {
    this.used.files[file] = { stamp, digest };
  }

  post(digest: string): PostFacts | undefined {
    const facts = this.known.posts[digest] ?? this.used.posts[digest];
    if (facts) this.used.posts[digest] = facts;
    return facts;
  }

  keepPost(digest: string, facts: PostFacts): void {
    this.used.posts[digest] = facts;
  }

  picture(digest: string): PictureFacts | undefined {
    const facts = this.known.pictures[digest] ?? this.used.pictures[digest];
    if (facts) this.used.pictures[digest] = facts;
    return facts;
  }

  keepPicture(digest: string, facts: PictureFacts): void {
    this.used.pictures[digest] = facts;
  }

  /** What this check has looked at, for the next one. */
  get kept(): Kept {
    return this.used;
  }
}

/**
 * The memory that an earlier check left in a file. It is empty where the file is missing or damaged, or where other code
 * has written it.
 * @param version tells the code of the check
 */
export async function readMemory(file: string, version: string): Promise<CheckMemory> {
  try {
    const written: { version: string; kept: Kept } = JSON.parse(await readFile(file, 'utf8'));
    return written.version === version ? new CheckMemory(written.kept) : new CheckMemory();
  } catch {
    return new CheckMemory();
  }
}

/** Leaves the memory for the next check; a file is there whole or not at all. */
export async function writeMemory(file: string, version: string, { kept }: CheckMemory): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify({ version, kept }));
  await rename(`${file}.part`, file);
}

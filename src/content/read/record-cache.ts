import type { PostFrontMatter } from '../model/post';
import type { PictureInfo } from './picture-info';
import type { BodyRecord } from './read-body';

/** What is kept of a post without a mistake in itself; plain data. */
export interface PostRecord {
  /** The front matter as text, from which places are found, and as values. */
  readonly text: string;
  readonly value: unknown;
  readonly frontMatter: PostFrontMatter;
  readonly markdown: string;
  readonly body: BodyRecord;
}

/** A file as it was when it was read. */
interface ReadFile {
  /** Its size and times. */
  readonly stamp: string;
  readonly digest: string;
}

/** Everything that a cache holds; plain data. */
export interface CachedRecords {
  /** By the name of the file. */
  readonly files: Record<string, ReadFile>;
  /** By the digest of the post's name and text. */
  readonly posts: Record<string, PostRecord>;
  /** By the digest of the picture, wherever it is. */
  readonly pictures: Record<string, PictureInfo>;
}

const nothing = (): CachedRecords => ({ files: {}, posts: {}, pictures: {} });

/**
 * The records of files that were read before. Each is known by the digest of its bytes, and the digest by the file's
 * size and times, of which the system alone sets one. What is found by comparing files is never kept, and neither are
 * mistakes: a file that has one is read again.
 */
export class RecordCache {
  private readonly used = nothing();
  private readonly added = nothing();

  constructor(private readonly known: CachedRecords = nothing()) {}

  /** The digest of a file that has not changed, so that it need not be read; an empty text where it has to be. */
  digest(name: string, stamp: string): string {
    const read = this.used.files[name] ?? this.known.files[name];
    if (read?.stamp !== stamp) return '';
    this.used.files[name] = read;
    return read.digest;
  }

  /** @param stamp from before the file was read, so that a change in between is noticed the next time */
  keepDigest(name: string, stamp: string, digest: string): void {
    this.used.files[name] = this.added.files[name] = { stamp, digest };
  }

  post(digest: string): PostRecord | undefined {
    const record = this.known.posts[digest] ?? this.used.posts[digest];
    if (record) this.used.posts[digest] = record;
    return record;
  }

  keepPost(digest: string, record: PostRecord): void {
    this.used.posts[digest] = this.added.posts[digest] = record;
  }

  picture(digest: string): PictureInfo | undefined {
    const info = this.known.pictures[digest] ?? this.used.pictures[digest];
    if (info) this.used.pictures[digest] = info;
    return info;
  }

  keepPicture(digest: string, info: PictureInfo): void {
    this.used.pictures[digest] = info;
  }

  /** What has been used or read since this cache was made, for the next one. */
  get records(): CachedRecords {
    return this.used;
  }

  /** The posts that have been read since, which no earlier cache knows. */
  get newPosts(): CachedRecords {
    return this.added;
  }
}

import pMap from 'p-map';
import { ALL_COLLECTIONS } from '../content-model/collections';
import type { ContentFiles, DataFile, PostFile } from './content-files';
import type { ContentSource } from './content-source';
import type { PictureInfo } from './picture-info';
import { readDataFile, readPicture, readPostFile } from './read-files';
import { RecordCache } from './record-cache';

/** Remembers what was read of a file until it changes. */
class FileCache<Value> {
  private readonly known = new Map<string, { readonly stamp: string; readonly value: Value }>();

  constructor(private readonly content: ContentSource) {}

  async get(name: string, read: (stamp: string) => Promise<Value>): Promise<Value> {
    const stamp = await this.content.stamp(name);
    const known = this.known.get(name);
    if (known?.stamp === stamp) return known.value;
    const value = await read(stamp);
    this.known.set(name, { stamp, value });
    return value;
  }
}

/** Files that are opened at the same time. */
const OPEN_FILES = { concurrency: 32 };

/** The folders in `blog/`, each of which should hold a post. */
function slugsIn(names: readonly string[]): string[] {
  const slugs = names.flatMap((name) => /^blog\/([^/]+)\//.exec(name)?.[1] ?? []);
  return [...new Set(slugs)].sort();
}

/** Reads content, again and again if need be: only what has changed since is read again. */
export class ContentReader {
  private readonly data: FileCache<DataFile>;
  private readonly posts: FileCache<PostFile>;
  private readonly pictures: FileCache<PictureInfo>;

  /**
   * @param content where it is
   * @param cache the records of files that were read before
   */
  constructor(
    private readonly content: ContentSource,
    private readonly cache = new RecordCache(),
  ) {
    this.data = new FileCache(content);
    this.posts = new FileCache(content);
    this.pictures = new FileCache(content);
  }

  /** Everything as it is now. */
  async read(): Promise<ContentFiles> {
    const { content, cache } = this;
    const names = await content.names();
    return {
      names: new Set(names.filter((name) => !name.endsWith('/'))),
      staticNames: new Set(await content.staticAddresses()),
      data: await pMap(
        ALL_COLLECTIONS,
        (collection) => this.data.get(collection.file, () => readDataFile(content, collection)),
        OPEN_FILES,
      ),
      posts: await pMap(
        slugsIn(names),
        (slug) => this.posts.get(`blog/${slug}/index.md`, (stamp) => readPostFile(content, slug, cache, stamp)),
        OPEN_FILES,
      ),
      picture: (name) => this.pictures.get(name, (stamp) => readPicture(content, name, cache, stamp)),
    };
  }
}

import pMap from 'p-map';
import { ALL_COLLECTIONS } from '../model/collections';
import { activeMarkup, XML_FILE } from './active-markup';
import type { ContentFiles, ContentSource, DataFile, PostFile } from './content-files';
import type { PictureInfo } from './picture-info';
import { type Problem, problem, startOf } from './problem';
import { readDataFile, readPicture, readPostFile } from './read-files';
import { RecordCache } from './record-cache';

const TEXT_FILE = /\.(md|markdown|docx?|odt|rtf|pages|txt)$/i;

/** The file in a post's folder that its author takes for the text, where there is no `index.md`. */
export function misnamedText(names: ReadonlySet<string>, slug: string): string | undefined {
  const folder = `blog/${slug}/`;
  if (names.has(`${folder}index.md`)) return undefined;
  const files = [...names].flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length)] : []));
  return files.find((name) => name.toLowerCase() === 'index.md') ?? files.find((name) => TEXT_FILE.test(name));
}

function misnamed({ file }: PostFile, name: string): Problem {
  const message = `The article's text must be in a file called index.md, but this folder has "${name}"`;
  const fix = /\.(md|markdown)$/i.test(name)
    ? 'Rename it to index.md, in small letters.'
    : 'Make an article with "npm run new", and copy the words from this file into its index.md.';
  return problem('file-missing', startOf(file), message, { fix });
}

/** A post with the likely cause where its file is missing. */
function withCause(post: PostFile, names: ReadonlySet<string>): PostFile {
  const name = misnamedText(names, post.slug);
  if (name === undefined) return post;
  const others = post.problems.filter(({ rule }) => rule !== 'file-missing');
  return { ...post, problems: [misnamed(post, name), ...others] };
}

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

/** In place of the digest of a file in which nothing was found: nothing else is kept of it. */
const CLEAN = 'clean';

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
  private readonly markup = new Map<string, { readonly stamp: string; readonly found: ContentFiles['activeMarkup'] }>();

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

  /** Looks at files that are published as they are; one that cannot be read is reported elsewhere. */
  private async activeMarkup(paths: readonly string[]): Promise<ContentFiles['activeMarkup']> {
    const { published } = this.content;
    if (!published) return [];
    const found = await pMap(
      paths,
      async (path) => {
        const { stamp, read } = published(path);
        const known = this.markup.get(path);
        if (known?.stamp === stamp) return known.found;
        if (this.cache.digest(path, stamp)) return [];
        const bytes = await read().catch(() => new Uint8Array());
        const now = activeMarkup(bytes).map((markup) => ({ ...markup, file: path }));
        this.markup.set(path, { stamp, found: now });
        if (now.length === 0) this.cache.keepDigest(path, stamp, CLEAN);
        return now;
      },
      OPEN_FILES,
    );
    return found.flat();
  }

  /** Everything as it is now. */
  async read(): Promise<ContentFiles> {
    const { content, cache } = this;
    const names = await content.names();
    const staticNames = new Set(await content.staticAddresses());
    const published = [...names.map((name) => `content/${name}`), ...[...staticNames].map((name) => `static${name}`)];
    const files = new Set(names.filter((name) => !name.endsWith('/')));
    return {
      activeMarkup: await this.activeMarkup(published.filter((path) => XML_FILE.test(path))),
      names: files,
      staticNames,
      unreadable: content.unreadable?.() ?? [],
      data: await pMap(
        ALL_COLLECTIONS,
        (collection) => this.data.get(collection.file, () => readDataFile(content, collection)),
        OPEN_FILES,
      ),
      posts: await pMap(
        slugsIn(names),
        async (slug) =>
          withCause(
            await this.posts.get(`blog/${slug}/index.md`, (stamp) => readPostFile(content, slug, cache, stamp)),
            files,
          ),
        OPEN_FILES,
      ),
      picture: (name) => this.pictures.get(name, (stamp) => readPicture(content, name, cache, stamp)),
    };
  }
}

import { ALL_COLLECTIONS, type Collection, pageCollections } from '../model/collections';
import { activeMarkup, XML_FILE } from './active-markup';
import type { ContentFiles, ContentSource, DataFile, PostFile } from './content-files';
import type { PictureInfo } from './picture-info';
import { type Problem, problem, startOf } from './problem';
import { readDataFile, readPicture, readPostFile } from './read-files';

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
  private readonly known = new Map<string, { readonly stamp: string; readonly value: Promise<Value> }>();

  get(name: string, stamp: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.known.get(name);
    if (known?.stamp === stamp) return known.value;
    const value = read();
    this.known.set(name, { stamp, value });
    return value;
  }
}

/** The folders in `blog/`, each of which should hold a post. */
function slugsIn(names: readonly string[]): string[] {
  const slugs = names.flatMap((name) => /^blog\/([^/]+)\//.exec(name)?.[1] ?? []);
  return [...new Set(slugs)].sort();
}

/** Reads content, again and again if need be: only what has changed since is read again. */
export class ContentReader {
  private readonly dataFiles = new FileCache<DataFile>();
  private readonly posts = new FileCache<PostFile>();
  private readonly pictures = new FileCache<PictureInfo>();
  private readonly markup = new FileCache<ContentFiles['activeMarkup']>();

  constructor(private readonly content: ContentSource) {}

  /** The YAML file of a collection. */
  async dataFile(collection: Collection): Promise<DataFile> {
    const stamp = await this.content.stamp(collection.file);
    return this.dataFiles.get(collection.file, stamp, () => readDataFile(this.content, collection));
  }

  /** A post by the name of its folder. */
  async post(slug: string): Promise<PostFile> {
    const stamp = await this.content.stamp(`blog/${slug}/index.md`);
    return this.posts.get(slug, stamp, () => readPostFile(this.content, slug));
  }

  private async picture(name: string): Promise<PictureInfo> {
    return this.pictures.get(name, await this.content.stamp(name), () => readPicture(this.content, name));
  }

  /** Looks at files that are published as they are; one that cannot be read is reported elsewhere. */
  private async activeMarkup(paths: readonly string[]): Promise<ContentFiles['activeMarkup']> {
    const { published } = this.content;
    if (!published) return [];
    const found = paths.map((path) => {
      const { stamp, read } = published(path);
      return this.markup.get(path, stamp, async () => {
        const bytes = await read().catch(() => new Uint8Array());
        return activeMarkup(bytes).map((markup) => ({ ...markup, file: path }));
      });
    });
    return (await Promise.all(found)).flat();
  }

  /** Everything as it is now. */
  async read(): Promise<ContentFiles> {
    const names = await this.content.names();
    const staticNames = new Set(await this.content.staticAddresses());
    const published = [...names.map((name) => `content/${name}`), ...[...staticNames].map((name) => `static${name}`)];
    const files = new Set(names.filter((name) => !name.endsWith('/')));
    const posts = await Promise.all(slugsIn(names).map((slug) => this.post(slug)));
    return {
      activeMarkup: await this.activeMarkup(published.filter((path) => XML_FILE.test(path))),
      names: files,
      staticNames,
      unreadable: this.content.unreadable?.() ?? [],
      data: await Promise.all([...ALL_COLLECTIONS, ...pageCollections(files)].map((each) => this.dataFile(each))),
      posts: posts.map((post) => withCause(post, files)),
      picture: (name) => this.picture(name),
    };
  }
}

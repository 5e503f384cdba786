import { ALL_COLLECTIONS, pageCollections } from '../model/collections';
import { isTextPage } from '../model/page';
import { activeMarkup, XML_FILE } from './active-markup';
import type { ContentFiles, ContentSource, PostFile } from './content-files';
import { type Problem, problem, startOf } from './problem';
import { readDataFile, readPostFile, readTextPage } from './read-files';

const TEXT_FILE = /\.(md|markdown|docx?|odt|rtf|pages|txt)$/i;

/** The file in a post's folder that its author takes for the text, where there is no `index.md`. */
export function misnamedText(names: ReadonlySet<string>, slug: string): string | undefined {
  const folder = `blog/${slug}/`;
  if (names.has(`${folder}index.md`)) return undefined;
  const files = [...names].flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length)] : []));
  return files.find((name) => name.toLowerCase() === 'index.md') ?? files.find((name) => TEXT_FILE.test(name));
}

/** A post with the likely cause where its file is missing. */
function withCause(post: PostFile, names: ReadonlySet<string>): PostFile {
  const name = misnamedText(names, post.slug);
  if (name === undefined) return post;
  const message = `The article's text must be in a file called index.md, but this folder has "${name}"`;
  const fix = /\.(md|markdown)$/i.test(name)
    ? 'Rename it to index.md, in small letters.'
    : 'Make an article with "npm run new", and copy the words from this file into its index.md.';
  const misnamed: Problem = problem('file-missing', startOf(post.file), message, { fix });
  return { ...post, problems: [misnamed] };
}

/** The folders in `blog/`, each of which should hold a post. */
function slugsIn(names: readonly string[]): string[] {
  const slugs = names.flatMap((name) => /^blog\/([^/]+)\//.exec(name)?.[1] ?? []);
  return [...new Set(slugs)].sort();
}

/** Reads content, again and again if need be: a file is parsed again once its bytes have changed. */
export class ContentReader {
  private readonly parsed = new Map<string, { readonly text: string | undefined; readonly file: unknown }>();

  constructor(private readonly content: ContentSource) {}

  private async parse<File>(name: string, parse: (bytes: Uint8Array | undefined) => File): Promise<File> {
    const bytes = await this.content.read(name);
    const text = bytes && new TextDecoder('latin1').decode(bytes);
    const known = this.parsed.get(name);
    if (known && known.text === text) return known.file as File;
    const file = parse(bytes);
    this.parsed.set(name, { text, file });
    return file;
  }

  /** What is active in files that are published as they are. */
  private async activeMarkup(paths: readonly string[]): Promise<ContentFiles['activeMarkup']> {
    const { published } = this.content;
    if (!published) return [];
    const found = paths
      .filter((path) => XML_FILE.test(path))
      .map(async (path) => activeMarkup(await published(path), path));
    return (await Promise.all(found)).filter((markup) => markup !== undefined);
  }

  /** Everything as it is now. */
  async read(): Promise<ContentFiles> {
    const list = await this.content.names();
    const names = new Set(list);
    const staticAddresses = await this.content.staticAddresses();
    const posts = slugsIn(list).map((slug) =>
      this.parse(`blog/${slug}/index.md`, (bytes) => readPostFile(bytes, slug)),
    );
    const data = [...ALL_COLLECTIONS, ...pageCollections(list)].map((each) =>
      this.parse(each.file, (bytes) => (isTextPage(each.file) ? readTextPage(bytes, each) : readDataFile(bytes, each))),
    );
    return {
      names,
      staticNames: new Set(staticAddresses),
      activeMarkup: await this.activeMarkup([
        ...list.map((name) => `content/${name}`),
        ...staticAddresses.map((name) => `static${name}`),
      ]),
      data: await Promise.all(data),
      posts: (await Promise.all(posts)).map((post) => withCause(post, names)),
      picture: this.content.picture,
    };
  }
}

import { ALL_COLLECTIONS, pageCollections } from '../model/collections';
import { isTextPage } from '../model/page';
import { activeMarkup, XML_FILE } from './active-markup';
import type {
  ContentFile,
  ContentFiles,
  ContentSource,
  DataFile,
  FieldText,
  PostFile,
  ReadContent,
  ReadFile,
} from './content-files';
import { fileKind, isTemplate } from './file-kind';
import { type Finding, fieldName, finding, isError } from './finding';
import { readDataFile, readPostFile, readTextPage } from './read-files';
import { placeOf } from './stand-ins';

/** The folders in `blog/`, each of which should hold a post; one with only what a system left there is empty. */
function slugsIn(names: readonly string[]): string[] {
  const kept = names.filter((name) => fileKind(name) !== 'aside');
  const slugs = kept.flatMap((name) => /^blog\/([^/]+)\//.exec(name)?.[1] ?? []);
  return [...new Set(slugs)].sort();
}

function textsOf(file: DataFile | PostFile): FieldText[] {
  const { source, fields } = file;
  return fields.flatMap((visited) => {
    const { path, value } = visited;
    if (typeof value !== 'string') return [];
    return [{ ...visited, value, file, source, location: () => source.locationOf(path), name: fieldName(path) }];
  });
}

/** Reads content repeatedly; parses a file again only if its bytes have changed. */
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

  /** Active parts of files published unchanged: opened by themselves, they could run what pages block. */
  private async activeMarkup(paths: readonly string[]): Promise<Finding[]> {
    const { published } = this.content;
    if (!published) return [];
    const found = paths
      .filter((path) => XML_FILE.test(path))
      .map(async (path) => {
        const markup = activeMarkup(await published(path), path);
        return markup ? [finding('markup-active', markup, `${markup.what} in a file that is published`)] : [];
      });
    return (await Promise.all(found)).flat();
  }

  /** The current content. */
  async read(): Promise<ReadContent> {
    const list = await this.content.names();
    const names = new Set(list);
    const staticAddresses = await this.content.staticAddresses();
    const posts = await Promise.all(
      slugsIn(list).map((slug) => this.parse(`blog/${slug}/index.md`, (bytes) => readPostFile(bytes, slug))),
    );
    const data = await Promise.all(
      [...ALL_COLLECTIONS, ...pageCollections(list)].map((each) =>
        this.parse(each.file, (bytes) =>
          isTextPage(each.file) ? readTextPage(bytes, each) : readDataFile(bytes, each),
        ),
      ),
    );
    const markup = await this.activeMarkup([
      ...list.map((name) => `content/${name}`),
      ...staticAddresses.map((name) => `static${name}`),
    ]);
    const templates = await Promise.all(
      list.filter(isTemplate).map(async (name) => new TextDecoder().decode(await this.content.read(name))),
    );
    const filesFrom = (isTaken: (read: ReadFile<ContentFile>) => boolean): ContentFiles => {
      const taken = {
        data: data.filter(isTaken).map(({ content }) => content),
        posts: posts.filter(isTaken).map(({ content }) => content),
      };
      return {
        ...taken,
        names,
        staticNames: new Set(staticAddresses),
        templates,
        texts: [...taken.data, ...taken.posts].flatMap(textsOf),
        picture: this.content.picture,
        document: this.content.document,
      };
    };
    const isValid = ({ findings }: ReadFile<ContentFile>): boolean => !findings.some(isError);
    const all = [...data, ...posts];
    const broken = all.filter((read) => !isValid(read));
    const files = filesFrom(() => true);
    return {
      files: broken.length === 0 ? files : filesFrom(isValid),
      judged: {
        ...files,
        unknown: broken.flatMap(({ unknown, text, content: { file, markdown = '' } }) =>
          unknown.map((place) => {
            const isWhole = place.length === placeOf(file).length;
            return { place, text: isWhole ? text?.replace(markdown, '') : undefined };
          }),
        ),
        broken: broken.map(({ text }) => text).join('\n'),
      },
      findings: [...all.flatMap(({ findings }) => findings), ...markup],
    };
  }
}

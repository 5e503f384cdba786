import { ALL_COLLECTIONS, type Collection, collectionOf, collectionsWith } from '../model/collections';
import { slugOf } from '../model/page';
import { activeMarkup, XML_FILE } from './active-markup';
import type { ContentFile, ContentFiles, ContentSource, FieldText, ReadFile } from './content-files';
import { fileKind, isTemplate } from './file-kind';
import { type Finding, fieldName, finding, isError } from './finding';
import { type ReadText, readContentFile } from './read-files';
import { placeOf } from './stand-ins';

/**
 * The files that the site needs or can read. Each folder in `blog/` should hold an article; one with only what a system left
 * there is empty.
 */
function collectionsIn(names: readonly string[], always: readonly Collection[]): Collection[] {
  const kept = names.filter((name) => fileKind(name) !== 'aside');
  const pages = kept.filter((name) => name.startsWith('pages/') && slugOf(name) !== undefined);
  const articles = kept.flatMap((name) => (/^blog\/[^/]+\//.exec(name) ?? []).map((folder) => `${folder}index.md`));
  return [...always, ...[...pages, ...new Set(articles.sort())].flatMap((name) => collectionOf(name) ?? [])];
}

function textsOf(file: ContentFile): FieldText[] {
  return file.fields.flatMap((visited) => {
    const { path, value } = visited;
    if (typeof value !== 'string') return [];
    const location: FieldText['location'] = (...words) => file.source.locationOf(path, ...words);
    return [{ ...visited, value, file, location, name: fieldName(path) }];
  });
}

/** Reads content repeatedly; parses a file again only if its bytes have changed. */
export class ContentReader {
  private readonly parsed = new Map<string, { readonly bytes: string | undefined; readonly read: ReadFile }>();

  /** @param readText reads the text of an article or a page */
  constructor(
    private readonly content: ContentSource,
    private readonly readText?: ReadText,
  ) {}

  private async parse(collection: Collection): Promise<ReadFile> {
    const { file } = collection;
    const found = await this.content.read(file);
    const bytes = found && new TextDecoder('latin1').decode(found);
    const known = this.parsed.get(file);
    if (known && known.bytes === bytes) return known.read;
    const read = await readContentFile(found, collection, this.readText);
    this.parsed.set(file, { bytes, read });
    return read;
  }

  /** All files with fixed names that the site needs; while its tools are not known, those of every tool. */
  private async fixedCollections(): Promise<readonly Collection[]> {
    const collection = collectionOf('tools.yaml');
    const tools = collection && (await this.parse(collection));
    if (!tools || tools.findings.some(isError)) return ALL_COLLECTIONS;
    return collectionsWith(tools.content.entries.flatMap(({ href }) => (typeof href === 'string' ? href : [])));
  }

  /** Active parts of files published unchanged: opened by themselves, they could run what pages block. */
  private async activeMarkup(names: readonly string[]): Promise<Finding[]> {
    const found = names
      .filter((name) => XML_FILE.test(name))
      .map(async (name) => {
        const bytes = await this.content.read(name);
        const markup = bytes && activeMarkup(bytes, name.startsWith('/') ? `static${name}` : `content/${name}`);
        return markup ? [finding('markup-active', markup, `${markup.what} in a file that is published`)] : [];
      });
    return (await Promise.all(found)).flat();
  }

  /** The current content, and what was found in single files. */
  async read(): Promise<{ readonly files: ContentFiles; readonly findings: readonly Finding[] }> {
    const list = await this.content.names();
    const staticAddresses = await this.content.staticAddresses();
    const always = await this.fixedCollections();
    const read = await Promise.all(collectionsIn(list, always).map((each) => this.parse(each)));
    const markup = await this.activeMarkup([...list, ...staticAddresses]);
    const templates = await Promise.all(
      list.filter(isTemplate).map(async (name) => new TextDecoder().decode(await this.content.read(name))),
    );
    const data = read.map(({ content }) => content);
    const broken = read.filter(({ findings }) => findings.some(isError));
    return {
      files: {
        data,
        texts: data.flatMap(textsOf),
        names: new Set(list),
        staticNames: new Set(staticAddresses),
        templates,
        picture: this.content.picture,
        document: this.content.document,
        unknown: broken.flatMap(({ unknown, text, content: { file, markdown = '' } }) =>
          unknown.map((place) => {
            const isWhole = place.length === placeOf(file).length;
            return { place, text: isWhole ? text?.replace(markdown, '') : undefined };
          }),
        ),
        broken: new Map(broken.map(({ content, text = '' }) => [content.file, text])),
      },
      findings: [...read.flatMap(({ findings }) => findings), ...markup],
    };
  }
}

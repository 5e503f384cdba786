import type { AllEntries, Collection } from '../model/collections';
import type { SectionPage, TextPage } from '../model/page';
import type { PostFrontMatter } from '../model/post';
import type { Finding, Location } from './finding';
import type { PictureInfo } from './picture-info';
import type { BodyRecord } from './read-body';
import type { VisitedField } from './schema-fields';
import type { Place } from './stand-ins';
import type { YamlSource } from './yaml-source';

/** A file that visitors download. */
export interface DocumentInfo {
  readonly bytes: number;
  /** Of a PDF. */
  readonly pages?: number;
  /** Whether its content is not what its name says. */
  readonly isDamaged?: true;
}

/** A source of content: a folder on disk, or a browser's copy. Names are paths inside `content/`. */
export interface ContentSource {
  /** All files. */
  readonly names: () => Promise<readonly string[]>;
  /** All files in `static/`, by URL. */
  readonly staticAddresses: () => Promise<readonly string[]>;
  /** Reads files that are published unchanged, by their path in the project; undefined if the source doesn't support it. */
  readonly published?: (path: string) => Promise<Uint8Array>;
  /** A file's bytes; `undefined` if missing or unreadable. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  /** A picture's properties; one of `static/` by its address, which begins with a slash. */
  readonly picture: (name: string) => Promise<PictureInfo>;
  /** The properties of a file of `static/`, by its address; undefined if the source doesn't support it. */
  readonly document?: (address: string) => Promise<DocumentInfo>;
}

/** A text file and everything known from it alone. */
export interface ContentFile {
  /** The name for reports, such as `content/site.yaml`. */
  readonly file: string;
  /** Every field of the schema with its value in the YAML. */
  readonly fields: readonly VisitedField[];
  readonly source: YamlSource;
}

/** A file with markdown text. */
export interface TextFile extends ContentFile {
  /** The text below the front matter. */
  readonly markdown: string;
  readonly body: BodyRecord;
}

/** A YAML file, or a text page. */
export interface DataFile<Entry = Record<string, unknown>>
  extends ContentFile,
    Partial<Pick<TextFile, 'markdown' | 'body'>> {
  readonly collection: Collection;
  /** Checked entries in order; one for a single record. */
  readonly entries: readonly Entry[];
}

/** A post with its folder's name. */
export interface PostFile extends TextFile {
  readonly slug: string;
  readonly frontMatter: PostFrontMatter;
}

/** A file read by itself: what was found in it, and its content, with stand-ins for what is wrong. */
export interface ReadFile<File extends ContentFile> {
  readonly findings: readonly Finding[];
  readonly content: File;
  /** The places of the stand-ins. */
  readonly unknown: readonly Place[];
  /** The file as it is; undefined if it cannot be opened. */
  readonly text: string | undefined;
}

/** A text of a data file or of a post's front matter. */
export interface FieldText extends VisitedField {
  readonly value: string;
  readonly file: DataFile | PostFile;
  readonly source: YamlSource;
  readonly location: () => Location;
  /** The field's name in reports. */
  readonly name: string;
}

/** Files by kind: all input of the rules that compare files. */
export interface ContentFiles {
  readonly data: readonly DataFile[];
  readonly posts: readonly PostFile[];
  /** The texts in these files' fields. */
  readonly texts: readonly FieldText[];
  /** All files in `content/`, by path. */
  readonly names: ReadonlySet<string>;
  /** All files in `static/`, by URL. */
  readonly staticNames: ReadonlySet<string>;
  /** The templates of `npm run new`. */
  readonly templates: readonly string[];
  readonly picture: (name: string) => Promise<PictureInfo>;
  readonly document?: ContentSource['document'];
}

/** Files with stand-ins for what is wrong in them, so that all the rest can be judged at once. */
export interface JudgedFiles extends ContentFiles {
  /** The places of the stand-ins, by whose values nothing is judged; of a whole file also its text. */
  readonly unknown: readonly { readonly place: Place; readonly text: string | undefined }[];
  /** The files with a mistake, as they are. */
  readonly broken: string;
}

/** All content, each file read by itself. */
export interface ReadContent {
  /** The files without an error. */
  readonly files: ContentFiles;
  readonly judged: JudgedFiles;
  /** What was found in single files. */
  readonly findings: readonly Finding[];
}

/** The entries of each type of file, pages too. */
type EntriesOf = AllEntries & { readonly Page: SectionPage | TextPage };

/** A page's file. */
export type PageFile = DataFile<EntriesOf['Page']>;

/** The files of a type: one of each, and all pages. */
export function filesOf<Type extends keyof EntriesOf>(
  { data }: Pick<ContentFiles, 'data'>,
  type: Type,
): readonly DataFile<EntriesOf[Type]>[] {
  // The reader has checked them with the schema of this type.
  return data.filter((file): file is DataFile<EntriesOf[Type]> => file.collection.type === type);
}

/** The entries of a type, in order. */
export function entriesOf<Type extends keyof EntriesOf>(
  files: Pick<ContentFiles, 'data'>,
  type: Type,
): readonly EntriesOf[Type][] {
  return filesOf(files, type).flatMap(({ entries }) => entries);
}

/** The files with markdown: posts and text pages. */
export function textFiles({ data, posts }: ContentFiles): ((DataFile | PostFile) & TextFile)[] {
  const isText = (file: DataFile): file is DataFile & TextFile => file.body !== undefined;
  return [...posts, ...data.filter(isText)];
}

import type { AllEntries, Collection } from '../model/collections';
import type { SectionPage, TextPage } from '../model/page';
import type { PostFrontMatter } from '../model/post';
import { type Finding, type Location, locationAt } from './finding';
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

/** A source of content: a folder on disk, or a browser's copy. Names are paths inside `content/`, or addresses of files in `static/`. */
export interface ContentSource {
  /** All files. */
  readonly names: () => Promise<readonly string[]>;
  /** All files in `static/`, by URL. */
  readonly staticAddresses: () => Promise<readonly string[]>;
  /** A file's bytes; `undefined` if missing or unreadable. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  /** A picture's properties. */
  readonly picture: (name: string) => Promise<PictureInfo>;
  /** The properties of a file of `static/`; undefined if the source doesn't support it. */
  readonly document?: (address: string) => Promise<DocumentInfo>;
}

/** A file that the site reads, and everything known from it alone: YAML, or a text with front matter. */
export interface ContentFile<Entry = Record<string, unknown>> {
  readonly collection: Collection;
  /** The name for reports, such as `content/site.yaml`. */
  readonly file: string;
  /** Checked entries in order; one for a single record. */
  readonly entries: readonly Entry[];
  /** Every field of the schema with its value in the YAML. */
  readonly fields: readonly VisitedField[];
  readonly source: YamlSource;
  /** The markdown below the front matter of an article or a text page, and what is known of it. */
  readonly markdown?: string;
  readonly body?: BodyRecord;
}

/** A file read by itself: what was found in it, and its content, with stand-ins for what is wrong. */
export interface ReadFile {
  readonly findings: readonly Finding[];
  readonly content: ContentFile;
  /** The places of the stand-ins. */
  readonly unknown: readonly Place[];
  /** The file as it is; undefined if it cannot be opened. */
  readonly text: string | undefined;
}

/** A text of a file's fields. */
export interface FieldText extends VisitedField {
  readonly value: string;
  readonly file: ContentFile;
  /** The location of the text, or of some words in it. */
  readonly location: (words?: string, index?: number) => Location;
  /** The field's name in reports. */
  readonly name: string;
}

/** All content: the input of the rules that compare files. Stand-ins are in the place of what is wrong, so that all the rest can be judged. */
export interface ContentFiles {
  readonly data: readonly ContentFile[];
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
  /** The places of the stand-ins, by whose values nothing is judged; of a whole file also its text. */
  readonly unknown: readonly { readonly place: Place; readonly text: string | undefined }[];
  /** The files with a mistake, as they are, by name. */
  readonly broken: ReadonlyMap<string, string>;
}

/** The entries of each type of file, pages and articles too. */
type EntriesOf = AllEntries & { readonly Page: SectionPage | TextPage; readonly Post: PostFrontMatter };

/** A page's file. */
export type PageFile = ContentFile<EntriesOf['Page']>;

/** An article's file. */
export type PostFile = ContentFile<PostFrontMatter>;

/** The files of a type: one of each, and all pages and articles. */
export function filesOf<Type extends keyof EntriesOf>(
  { data }: Pick<ContentFiles, 'data'>,
  type: Type,
): readonly ContentFile<EntriesOf[Type]>[] {
  // The reader has checked them with the schema of this type.
  return data.filter((file): file is ContentFile<EntriesOf[Type]> => file.collection.type === type);
}

/** The entries of a type, in order. */
export function entriesOf<Type extends keyof EntriesOf>(
  files: Pick<ContentFiles, 'data'>,
  type: Type,
): readonly EntriesOf[Type][] {
  return filesOf(files, type).flatMap(({ entries }) => entries);
}

/** The files with markdown: articles and text pages. */
export function textFiles({ data }: Pick<ContentFiles, 'data'>) {
  const isText = (file: ContentFile): file is Required<ContentFile> => file.body !== undefined;
  return data.filter(isText);
}

/**
 * All words that visitors read: of fields, and of the paragraphs, headings, cells and addresses below front matter, each as the
 * text of a field without a path.
 * @param isWanted whether a text counts
 */
export function passagesIn(files: ContentFiles, isWanted: (text: FieldText) => boolean | undefined): FieldText[] {
  const inTexts = textFiles(files).flatMap((file) => {
    const { body, markdown } = file;
    const field = { prose: true, facts: true, prices: !isPost(file) };
    return body.prose.map(({ text: value, start }): FieldText => {
      const location: FieldText['location'] = (_words, index = 0) =>
        locationAt(file.file, markdown, start + index, body.line);
      return { path: [], parent: {}, field, value, file, name: 'The text', location };
    });
  });
  return [...files.texts, ...inTexts].filter(isWanted);
}

/** Whether a file is an article's. */
export const isPost = ({ collection }: ContentFile): boolean => collection.type === 'Post';

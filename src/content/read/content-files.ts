import type { Collection } from '../model/collections';
import type { PostFrontMatter } from '../model/post';
import type { ActiveMarkup } from './active-markup';
import type { PictureInfo } from './picture-info';
import type { Place, Problem } from './problem';
import type { BodyRecord } from './read-body';
import type { FieldSchema } from './schema-fields';
import type { YamlSource } from './yaml-source';

/** Why a file cannot be read; of one that is too large, its size is known. */
export type Unread = { readonly why: 'missing' | 'unreadable' } | { readonly why: 'too-large'; readonly bytes: number };

/** Where content is read from: a folder on disk, or what a browser holds. Names are paths inside `content/`. */
export interface ContentSource {
  /** Every file, and every folder with a slash at its end; a source without empty folders may leave folders out. */
  readonly names: () => Promise<readonly string[]>;
  /** What of the project was there at the last listing and cannot be opened: paths, folders with a slash at their end. */
  readonly unreadable?: () => readonly string[];
  /** Every file below `static/`, by its address on the site. */
  readonly staticAddresses: () => Promise<readonly string[]>;
  /** A file by its path in the project, for those that are published as they are; missing where they are not looked at. */
  readonly published?: (path: string) => { readonly stamp: string; readonly read: () => Promise<Uint8Array> };
  /** A text that changes whenever the file does, such as its size and times; `missing` where there is none. */
  readonly stamp: (name: string) => Promise<string>;
  /** The bytes of a file, unless it has more than `mostBytes`. */
  readonly read: (name: string, mostBytes: number) => Promise<Uint8Array | Unread>;
  /** What a picture is, by its bytes. */
  readonly pictureInfo: (bytes: Uint8Array) => Promise<PictureInfo>;
}

/** One text file with everything that was learned from it alone. */
export interface ContentFile {
  /** The name that reports use, such as `content/site.yaml`. */
  readonly file: string;
  readonly fields: FieldSchema;
  readonly problems: readonly Problem[];
  readonly source?: YamlSource;
}

/** A file with a text in markdown. */
export interface TextFile extends ContentFile {
  /** The text below the front matter. */
  readonly markdown: string;
  readonly body: BodyRecord;
}

/** A YAML file, or a page of text. */
export interface DataFile extends ContentFile, Partial<Pick<TextFile, 'markdown' | 'body'>> {
  readonly collection: Collection;
  /** The checked entries in order (one for a single record); none where there is an error. */
  readonly entries: readonly Record<string, unknown>[];
}

/** A post with its folder's name. */
export interface PostFile extends TextFile {
  readonly slug: string;
  /** The checked front matter; missing where it has an error. */
  readonly frontMatter?: PostFrontMatter;
}

/** Everything that the rules look at. */
export interface ContentFiles {
  readonly data: readonly DataFile[];
  readonly posts: readonly PostFile[];
  /** Every file below `content/`, by its path inside. */
  readonly names: ReadonlySet<string>;
  /** Every file below `static/`, by its address on the site. */
  readonly staticNames: ReadonlySet<string>;
  /** Folders (with a slash at the end) and files of the project that are there and cannot be opened. */
  readonly unreadable: readonly string[];
  /** What in SVG and XML files runs or loads something. */
  readonly activeMarkup: readonly (ActiveMarkup & Place)[];
  readonly picture: (name: string) => Promise<PictureInfo>;
}

import type { Collection } from '../model/collections';
import type { PostFrontMatter } from '../model/post';
import type { ActiveMarkup } from './active-markup';
import type { PictureInfo } from './picture-info';
import type { Problem } from './problem';
import type { BodyRecord } from './read-body';
import type { FieldSchema } from './schema-fields';
import type { YamlSource } from './yaml-source';

/** Where content is read from: a folder on disk, or what a browser holds. Names are paths inside `content/`. */
export interface ContentSource {
  /** Every file. */
  readonly names: () => Promise<readonly string[]>;
  /** Every file below `static/`, by its address on the site. */
  readonly staticAddresses: () => Promise<readonly string[]>;
  /** A file by its path in the project, for those that are published as they are; missing where they are not looked at. */
  readonly published?: (path: string) => Promise<Uint8Array>;
  /** The bytes of a file; `undefined` where it is missing or cannot be opened. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  /** What a picture is. */
  readonly picture: (name: string) => Promise<PictureInfo>;
}

/** One text file with everything that was learned from it alone. */
export interface ContentFile {
  /** The name that reports use, such as `content/site.yaml`. */
  readonly file: string;
  readonly fields: FieldSchema;
  readonly problems: readonly Problem[];
  /** The YAML as it is written; missing where it could not be found. */
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
  /** What in SVG and XML files runs or loads something. */
  readonly activeMarkup: readonly ActiveMarkup[];
  readonly picture: (name: string) => Promise<PictureInfo>;
}

import type { Collection } from '../content-model/collections';
import type { ActiveMarkup } from './active-markup';
import type { PictureInfo } from './picture-info';
import type { Place, Problem } from './problem';
import type { BodyRecord } from './read-body';
import type { ReadEntries, ReadPost } from './read-content';
import type { FieldSchema } from './schema-fields';
import type { YamlSource } from './yaml-source';

/** One text file with everything that was learned from it alone. */
export interface ContentFile {
  /** The name that reports use, such as `content/site.yaml`. */
  readonly file: string;
  readonly fields: FieldSchema;
  readonly problems: readonly Problem[];
  readonly source?: YamlSource;
}

/** A YAML file. */
export interface DataFile extends ContentFile {
  readonly collection: Collection;
  /** The checked entries in order (one for a single record); none where there is an error. */
  readonly entries: ReadEntries['entries'];
}

/** A post with its folder's name. */
export interface PostFile extends ContentFile {
  readonly slug: string;
  /** The checked front matter; missing where it has an error. */
  readonly frontMatter?: ReadPost['frontMatter'];
  /** The text below the front matter. */
  readonly markdown: string;
  readonly body: BodyRecord;
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

import type { PictureInfo } from '../content/read/picture-info';

/** The files of the project as they are now, wherever they are kept. Paths are in the project. */
export interface ProjectFiles {
  /** Everything below a folder, by its path inside; folders, where they are listed, end in a slash. */
  readonly namesBelow: (folder: string) => Promise<readonly string[]>;
  /** A file; `undefined` where there is none. */
  readonly fileAt: (path: string) => Promise<Blob | undefined>;
  /** Whether a file has these bytes. */
  readonly holds: (path: string, data: Blob) => Promise<boolean>;
  /** The name that git gives to a file's bytes, where it is known. */
  readonly shaAt?: (path: string) => string | undefined;
  /** What a picture is whose bytes are not at hand. */
  readonly pictureAt?: (path: string) => PictureInfo | undefined;
}

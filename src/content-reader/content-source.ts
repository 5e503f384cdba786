import type { PictureInfo } from './picture-info';
import type { ParseMarkdown } from './portable-markdown';

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
  /** A digest of bytes, by which records of earlier checks are found; without it none is. */
  readonly digest?: (bytes: Uint8Array) => string;
  /** A parser that is faster here than the portable one. */
  readonly parseMarkdown?: ParseMarkdown;
}

import type { EditorHost } from '../../content/model/editor-host';

/** Where the author works: in a folder of this computer, or in a repository. */
export type PreviewedProject = { readonly root: FileSystemDirectoryHandle } | { readonly host: EditorHost };

/** An article as the form has it, to be shown. */
export interface PreviewRequest {
  readonly project: PreviewedProject;
  /** The article's folder in `content/blog`; `undefined` for a new one. */
  readonly slug: string | undefined;
  /** The fields of the form, with the text under `body`. */
  readonly value: unknown;
}

/** What the worker makes of it: a part of a document, or why it cannot. */
export type Preview =
  | { readonly html: string; readonly css: string; readonly language: string }
  | { readonly problem: string };

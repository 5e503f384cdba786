import type { CmsConfig } from '@sveltia/cms';

/** Where the published editor keeps the files: a host of git repositories. */
export type EditorBackend = CmsConfig['backend'];

/** What the page is told by the build that wrote it. */
export interface PageSettings {
  /** The host of the repository; without it the editor opens a folder on the author's own computer. */
  readonly backend?: EditorBackend;
  /** The name of that folder. */
  readonly folder?: string;
}

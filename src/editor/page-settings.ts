import type { EditorHost } from '../content/model/editor-host';

/** What the page is told by the build that wrote it. */
export interface PageSettings {
  /** The project's folder on the author's own computer, as `ITS-OWN-NAME/FOLDER`: two clones must not share drafts. */
  readonly folder?: string;
  /** Where a published editor keeps what it saves; without it only a folder on this computer is used. */
  readonly host?: EditorHost;
}

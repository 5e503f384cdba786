/** What the page is told by the build that wrote it. */
export interface PageSettings {
  /** The name of the project's folder on the author's own computer. */
  readonly folder?: string;
}

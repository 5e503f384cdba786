/** A text file of the built site. */
export interface PublicFile {
  /** Its address from the site's root. */
  readonly path: string;
  readonly content: string;
}

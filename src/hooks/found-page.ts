/** A page beside the articles, or a place on one, that a search has found. */
export interface FoundPage {
  /** What kind of page it is, as visitors read it. */
  readonly kind: string;
  readonly title: string;
  readonly path: string;
}

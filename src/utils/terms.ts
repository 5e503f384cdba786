/** A term of the glossary as articles need it. */
export interface Term {
  /** Its anchor on the page of the glossary. */
  readonly anchor: string;
  readonly term: string;
  readonly spellings: readonly string[];
  readonly full?: string | null;
  readonly meaning: string;
}

/** The id of what an article's page says about a term. Ids that are made from headings have no colon. */
export function meaningId(anchor: string): string {
  return `term:${anchor}`;
}

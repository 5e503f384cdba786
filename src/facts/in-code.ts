/** A fact that code names, so that a page cannot be built without it. */
export interface FactInCode {
  readonly id: string;
  /** In what the code counts, as `measureOf` names it; left out where the code shows the text only. */
  readonly measure?: string;
  /** The path of the page. */
  readonly page: string;
}

import type { PictureInfo } from '../content/read/picture-info';

/** What the check needs of a published project beside its texts, as it was at the last build. */
export interface BuiltFacts {
  /** What each picture is, by the name that git gives to its bytes: the name of a file could give away an unpublished article. */
  readonly pictures: Readonly<Record<string, PictureInfo>>;
  /** Every file below `static/`, by its address on the site. */
  readonly staticAddresses: readonly string[];
}

/** The file of these facts, beside the page of the editor. */
export const BUILT_FACTS = 'built-facts.json';

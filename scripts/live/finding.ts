/** Something that is wrong with the live site. */
export interface Finding {
  readonly what: string;
  /** What to do about it. */
  readonly advice: string;
}

/** A list of one, where something is wrong. */
export function findingIf(wrong: boolean, what: string, advice: string): Finding[] {
  return wrong ? [{ what, advice }] : [];
}

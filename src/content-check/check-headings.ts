import { type Place, type Problem, problem } from './problem';

/** A heading of a text, in words, with its place. */
export interface BodyHeading extends Place {
  readonly depth: number;
  readonly text: string;
}

/** The site styles headings down to this level. */
const DEEPEST = 4;

function checkOne(heading: BodyHeading, previous: number): Problem | undefined {
  const { depth, text } = heading;
  const found = `${'#'.repeat(depth)} ${text}`;
  if (text.trim() === '') return problem('heading-empty', heading, 'This heading has no words');
  if (depth === 1) return problem('heading-level-1', heading, 'A heading of level 1 stands in the text', { found });
  if (depth > DEEPEST) return problem('heading-deep', heading, `A heading of level ${depth}`, { found });
  if (depth > previous + 1) {
    const message = `A heading of level ${depth} follows one of level ${previous}`;
    const signs = '#'.repeat(previous + 1);
    const fix = `Write ${signs} in place of ${'#'.repeat(depth)}, so that no level is left out.`;
    return problem('heading-skipped', heading, message, { found, fix });
  }
  return undefined;
}

/** Checks the order of a text's headings: the title of the page is level 1, so the text begins at level 2. */
export function checkHeadings(headings: readonly BodyHeading[]): Problem[] {
  let previous = 1;
  return headings.flatMap((heading) => {
    const found = checkOne(heading, previous);
    previous = Math.min(heading.depth, DEEPEST);
    return found ? [found] : [];
  });
}

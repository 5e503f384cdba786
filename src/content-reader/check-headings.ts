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
  if (depth === 1) return problem('heading-level-1', heading, 'The text contains a level-1 heading', { found });
  if (depth > DEEPEST)
    return problem('heading-deep', heading, `This is a level-${depth} heading; level 4 is the lowest`, { found });
  if (depth > previous + 1) {
    const message = `A level-${depth} heading follows a level-${previous} heading`;
    const signs = '#'.repeat(previous + 1);
    const fix = `Use ${signs} instead of ${'#'.repeat(depth)}, so that no level is skipped.`;
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

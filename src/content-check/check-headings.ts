import type { Heading, Node } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Place, type Problem, problem } from './problem';

/** The site styles headings down to this level. */
const DEEPEST = 4;

function checkOne(heading: Heading, previous: number, place: Place): Problem | undefined {
  const { depth } = heading;
  const found = `${'#'.repeat(depth)} ${textOf(heading)}`;
  if (textOf(heading).trim() === '') return problem('heading-empty', place, 'This heading has no words');
  if (depth === 1) return problem('heading-level-1', place, 'A heading of level 1 stands in the text', { found });
  if (depth > DEEPEST) return problem('heading-deep', place, `A heading of level ${depth}`, { found });
  if (depth > previous + 1) {
    const message = `A heading of level ${depth} follows one of level ${previous}`;
    return problem('heading-skipped', place, message, { found, expected: `${'#'.repeat(previous + 1)} ` });
  }
  return undefined;
}

/** Checks the order of a text's headings: the title of the page is level 1, so the text begins at level 2. */
export function checkHeadings(headings: readonly Heading[], placeOf: (node: Node) => Place): Problem[] {
  let previous = 1;
  return headings.flatMap((heading) => {
    const found = checkOne(heading, previous, placeOf(heading));
    previous = Math.min(heading.depth, DEEPEST);
    return found ? [found] : [];
  });
}

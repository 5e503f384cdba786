import { ContentChecker } from '../content/check/check-content';
import type { ContentSource } from '../content/read/content-files';
import type { Problem } from '../content/read/problem';

/** What the content check says of a save before it happens. */
export interface SaveValidation {
  /** Mistakes in the files that are saved; they stop the save. */
  readonly mistakes: readonly Problem[];
  /** Mistakes that the save causes in other files, which have to be changed next. */
  readonly elsewhere: readonly Problem[];
  /** Mistakes in other files that are there already; the site cannot be built until they are corrected. */
  readonly already: readonly Problem[];
  /** What can be passed over. */
  readonly warnings: readonly Problem[];
}

const identity = ({ file, rule, message, found }: Problem): string => [file, rule, message, found].join('\n');

function check(content: ContentSource): Promise<Problem[]> {
  return new ContentChecker(content).check();
}

/**
 * Checks the whole content as it will be.
 * @param before the content as it is
 * @param after the content with the save
 * @param saved the saved files, as problems name them
 */
export async function validateSave(
  before: ContentSource,
  after: ContentSource,
  saved: ReadonlySet<string>,
): Promise<SaveValidation> {
  const known = new Set((await check(before)).map(identity));
  const problems = await check(after);
  const isNew = (problem: Problem): boolean => !known.has(identity(problem));
  const errors = problems.filter(({ severity }) => severity === 'error');
  return {
    mistakes: errors.filter(({ file }) => saved.has(file)),
    elsewhere: errors.filter((problem) => !saved.has(problem.file) && isNew(problem)),
    already: errors.filter((problem) => !saved.has(problem.file) && !isNew(problem)),
    warnings: problems.filter((problem) => problem.severity === 'warning' && isNew(problem)),
  };
}

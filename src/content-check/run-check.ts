import type { ContentFiles, DataFile, PostFile } from '../content-reader/content-files';
import { type Problem, problem } from '../content-reader/problem';
import { NO_BODY } from '../content-reader/read-body';

/** A rule that looks at all files. */
export type Check = (files: ContentFiles) => readonly Problem[] | Promise<readonly Problem[]>;

/** Files that are named before a check gives up. */
const MOST_NAMED = 20;

function failure(file: string): Problem {
  return problem('check-failed', { file, line: 1, column: 1 }, 'The check came to no end with this file');
}

const unknownData = (file: DataFile): DataFile => {
  const { source: _source, ...rest } = file;
  return { ...rest, entries: [], problems: [failure(file.file)] };
};

const unknownPost = (post: PostFile): PostFile => {
  const { source: _source, frontMatter: _frontMatter, ...rest } = post;
  return { ...rest, markdown: '', body: NO_BODY, problems: [failure(post.file)] };
};

/** The files as if those that are not `known` could not be read. */
function asFarAs(files: ContentFiles, known: (file: DataFile | PostFile) => boolean): ContentFiles {
  return {
    ...files,
    data: files.data.map((file) => (known(file) ? file : unknownData(file))),
    posts: files.posts.map((post) => (known(post) ? post : unknownPost(post))),
  };
}

async function fails(check: Check, files: ContentFiles): Promise<boolean> {
  try {
    await check(files);
    return false;
  } catch {
    return true;
  }
}

/** The first file with which the check fails; `undefined` where it fails without any. */
async function culpritOf(check: Check, files: ContentFiles): Promise<DataFile | PostFile | undefined> {
  const all = [...files.data, ...files.posts];
  const failsWith = (count: number): Promise<boolean> => {
    const some = new Set(all.slice(0, count));
    return fails(
      check,
      asFarAs(files, (file) => some.has(file)),
    );
  };
  if (await failsWith(0)) return undefined;
  let [fine, failing] = [0, all.length];
  while (failing - fine > 1) {
    const middle = Math.floor((fine + failing) / 2);
    if (await failsWith(middle)) failing = middle;
    else fine = middle;
  }
  return all[failing - 1];
}

/**
 * What a check finds. It never throws: a file with which the check itself fails is reported by its name, and the rest is
 * checked as if that file could not be read.
 */
export async function runCheck(check: Check, files: ContentFiles): Promise<Problem[]> {
  const named: Problem[] = [];
  let rest = files;
  while (named.length < MOST_NAMED) {
    try {
      return [...named, ...(await check(rest))];
    } catch {
      const culprit = await culpritOf(check, rest);
      named.push(failure(culprit?.file ?? 'content'));
      if (!culprit) break;
      rest = asFarAs(rest, (file) => file.file !== culprit.file && !named.some((known) => known.file === file.file));
    }
  }
  return named;
}

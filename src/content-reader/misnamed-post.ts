import type { PostFile } from './content-files';
import { type Problem, problem } from './problem';

const TEXT_FILE = /\.(md|markdown|docx?|odt|rtf|pages|txt)$/i;

/** The file in a post's folder that its author takes for the text, where there is no `index.md`. */
export function misnamedText(names: ReadonlySet<string>, slug: string): string | undefined {
  const folder = `blog/${slug}/`;
  if (names.has(`${folder}index.md`)) return undefined;
  const files = [...names].flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length)] : []));
  return files.find((name) => name.toLowerCase() === 'index.md') ?? files.find((name) => TEXT_FILE.test(name));
}

function misnamed({ file }: PostFile, name: string): Problem {
  const message = `The article's text must be in a file called index.md, but this folder has "${name}"`;
  const fix = /\.(md|markdown)$/i.test(name)
    ? 'Rename it to index.md, in small letters.'
    : 'Make an article with "npm run new:post", and copy the words from this file into its index.md.';
  return problem('file-missing', { file, line: 1, column: 1 }, message, { fix });
}

/** A post with the likely cause where its file is missing. */
export function withCause(post: PostFile, names: ReadonlySet<string>): PostFile {
  const name = misnamedText(names, post.slug);
  if (name === undefined) return post;
  const others = post.problems.filter(({ rule }) => rule !== 'file-missing');
  return { ...post, problems: [misnamed(post, name), ...others] };
}

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { formatReport } from '../src/content/check/format';
import type { ContentFiles } from '../src/content/read/content-files';
import type { ContentReader } from '../src/content/read/content-reader';
import { isError } from '../src/content/read/finding';
import { errorText } from '../src/utils/error-text';

/** A message an author sees instead of a stack trace. */
export class AuthorError extends Error {}

/** Runs a command; reports an author's mistake in one line. */
export async function runForAuthor(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(errorText(error));
    process.exitCode = 1;
  }
}

/**
 * The content, as far as the rules need it that compare files.
 * @throws AuthorError if a file has a mistake
 */
export async function readValid(reader: ContentReader): Promise<ContentFiles> {
  const { files, findings } = await reader.read();
  const errors = findings.filter(isError);
  if (errors.length > 0) throw new AuthorError(`Correct this first:\n\n${formatReport(errors, 'text')}`);
  return files;
}

/** Option of every command that can read other content. */
export const CONTENT_FOLDER = { content: { type: 'string', default: 'content' } } as const;

/**
 * Runs a command with its arguments; `--help` only lists them.
 * @param help also printed after an unknown argument
 * @param config the arguments it accepts
 */
export function runCommand<const Config extends ParseArgsConfig>(
  help: string,
  config: Config,
  command: (given: ReturnType<typeof parseArgs<Config>>) => Promise<void>,
): void {
  if (process.argv.includes('--help')) console.log(help);
  else void runForAuthor(() => command(parseForAuthor(config, help)));
}

function parseForAuthor<Config extends ParseArgsConfig>(config: Config, help: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's first sentence names the argument; the rest is for programmers.
    const [what] = errorText(error).split(/\. |\n/);
    throw new AuthorError(`${what?.replace(/\.$/, '')}.\n\n${help}`);
  }
}

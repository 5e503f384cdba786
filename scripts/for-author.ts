import { type ParseArgsConfig, parseArgs } from 'node:util';
import { errorText } from '../src/utils/error-text';

/** What an author sees instead of a stack trace. */
export class AuthorError extends Error {}

/** Runs a command, and reports an author's mistake in one line. */
export async function runForAuthor(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(errorText(error));
    process.exitCode = 1;
  }
}

/** The option of all commands that can look at other content. */
export const CONTENT_FOLDER = { content: { type: 'string', default: 'content' } } as const;

/**
 * Runs a command with its arguments; `--help` says what they are, and runs nothing.
 * @param config the arguments that it knows
 */
export function runCommand<const Config extends ParseArgsConfig>(
  help: string,
  config: Config,
  command: (given: ReturnType<typeof parseArgs<Config>>) => Promise<void>,
): void {
  if (process.argv.includes('--help')) console.log(help);
  else void runForAuthor(() => command(authorArguments(config, help)));
}

/**
 * The arguments of a command.
 * @param usage what is said after a mistake in them
 * @throws AuthorError where an argument is not known
 */
export function authorArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's first sentence names the argument; the rest is for programmers.
    const [what] = errorText(error).split(/\. |\n/);
    throw new AuthorError(`${what?.replace(/\.$/, '')}.\n\n${usage}`);
  }
}

import path from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { AuthorError, authorArguments, runForAuthor } from './for-author';
import { newPage } from './new-page';
import { chooseCategory, type NewPost, newPost, newSlug, readCategories } from './new-post';

/** Where to ask questions and read answers. */
export interface Talk {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** The answer to a question. Ctrl-C, Ctrl-D and the end of input all cancel. */
async function answerTo(question: string, lines: Interface, ended: Promise<never>): Promise<string> {
  try {
    return (await Promise.race([lines.question(question), ended])).trim();
  } catch {
    throw new AuthorError('\nStopped; nothing was written.');
  }
}

/**
 * Asks for a new post's details; explains an unusable answer and asks again.
 * @param root the `content` folder
 * @throws AuthorError if the author cancels
 */
export async function askForPost(root: string, { input, output }: Talk): Promise<NewPost> {
  const categories = await readCategories(root);
  const lines = createInterface({ input, output });
  const ended = new Promise<never>((_, reject) => lines.once('close', reject));
  ended.catch(() => undefined);
  const askUntil = async <Value>(question: string, read: (answer: string) => Value): Promise<Value> => {
    for (;;) {
      const answer = await answerTo(question, lines, ended);
      try {
        return read(answer);
      } catch (error) {
        if (!(error instanceof AuthorError)) throw error;
        output.write(`${error.message}\n`);
      }
    }
  };
  try {
    const title = await askUntil('Title of the article: ', (answer) => {
      newSlug(root, answer);
      return answer;
    });
    output.write(categories.map(({ name }, index) => `  ${index + 1}. ${name}\n`).join(''));
    const category = await askUntil('Category (its number or name, or press Enter for the first): ', (answer) => {
      const named = categories[Number(answer) - 1]?.name ?? answer;
      return chooseCategory(categories, named === '' ? undefined : named).name;
    });
    return { title, category };
  } finally {
    lines.close();
  }
}

const USAGE = `Give the title:
  npm run new -- "My title" [--category "Motivation"]   an article
  npm run new -- --page "Terms of Service"              a page of text
  npm run new -- --page "Webinar" --sections            a page of sections`;

/** Makes the post or page the arguments ask for; without arguments, asks about a post. */
async function main(): Promise<void> {
  const root = path.resolve('content');
  const { values, positionals } = authorArguments(
    {
      allowPositionals: true,
      options: { category: { type: 'string' }, page: { type: 'boolean' }, sections: { type: 'boolean' } },
    },
    USAGE,
  );
  const title = positionals.join(' ').trim();
  const { category, page: isPage = false, sections: hasSections = false } = values;
  const isAlone = title === '' && (category !== undefined || isPage);
  if (isAlone || (isPage ? category !== undefined : hasSections)) throw new AuthorError(USAGE);
  if (isPage) return newPage(root, { title, hasSections });
  const talk = { input: process.stdin, output: process.stdout };
  await newPost(root, title === '' ? await askForPost(root, talk) : { title, category });
}

if (require.main === module) void runForAuthor(main);

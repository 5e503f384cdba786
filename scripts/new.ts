import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { newPost, readCategories, runForAuthor } from './new-post';

/** `npm run new`: asks for what a new post needs. */
async function ask(): Promise<void> {
  const root = path.resolve('content');
  const categories = await readCategories(root);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const title = (await lines.question('Title of the post: ')).trim();
  for (const [index, { name }] of categories.entries()) console.log(`  ${index + 1}. ${name}`);
  const answer = (await lines.question('Category (number or name, empty for the first): ')).trim();
  lines.close();
  const category = categories[Number(answer) - 1]?.name ?? (answer === '' ? undefined : answer);
  await newPost(root, { title, category });
}

void runForAuthor(ask);

import path from 'node:path';
import { ContentReader } from '../src/content-reader/content-reader';
import { diskSource } from '../src/content-reader/disk-source';
import { today } from '../src/utils/calendar';
import { findPlaceholders, type Placeholder } from './find-placeholders';
import { AuthorError, CONTENT_FOLDER, runCommand } from './for-author';

const HELP = `Lists what in content/ is still a placeholder, where it is, and what to write in its place.

  npm run golive
  npm run golive -- --strict            ends with an error while anything is left, for use in scripts
  npm run golive -- --content FOLDER    another content folder`;

/** The list as it is printed. */
export function goliveReport(found: readonly Placeholder[]): string {
  if (found.length === 0)
    return 'Nothing in content/ is a placeholder any more. docs/deploying.md says how to publish.';
  const entries = found.map(({ file, line, what, how }) => `${file}:${line}  ${what}\n  ${how}\n`);
  return [...entries, `${found.length} to look at before the site goes live; see docs/deploying.md.`].join('\n');
}

if (require.main === module)
  runCommand(HELP, { options: { strict: { type: 'boolean' }, ...CONTENT_FOLDER } }, async ({ values }) => {
    const files = await new ContentReader(diskSource(path.resolve(values.content))).read();
    if (files.data.some(({ source }) => !source))
      throw new AuthorError('Some files cannot be read: npm run check:content');
    const found = findPlaceholders(files, today());
    console.log(goliveReport(found));
    if (values.strict && found.length > 0) process.exitCode = 1;
  });

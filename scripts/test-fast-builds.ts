import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite, copySite, SPECIFIED_CONTENT } from '../__tests__/support/site-copy';
import { differing, digestsBelow } from './file-digests';

const WITH = '.test-sites/fast-builds';
const WITHOUT = '.test-sites/no-fast-builds';
/** A post of the specified content, and a sentence that is added to it for the second build. */
const POST = 'content/blog/nmc-revalidation/index.md';
const EDIT = '\nOne more sentence.\n';

/** Builds both copies; returns the files that are not the same in both. */
function differences(): string[] {
  buildSite(WITH);
  process.env.FAST_BUILDS = 'off';
  buildSite(WITHOUT);
  delete process.env.FAST_BUILDS;
  return differing(digestsBelow(WITH, ['public']), digestsBelow(WITHOUT, ['public']));
}

/** Says whether a build writes the same with and without gatsby-plugin-fast-builds: a first one, and one after an edit. */
function main(): void {
  for (const root of [WITH, WITHOUT]) copySite(root, SPECIFIED_CONTENT);
  const first = differences();
  for (const root of [WITH, WITHOUT]) appendFileSync(path.join(root, POST), EDIT);
  const found = [
    ...first.map((file) => `first build: ${file}`),
    ...differences().map((file) => `after an edit: ${file}`),
  ];
  if (found.length > 0) console.error(`These files differ without the plugin:\n${found.join('\n')}`);
  else console.log('Every file is the same with and without gatsby-plugin-fast-builds.');
  process.exitCode = found.length > 0 ? 1 : 0;
}

main();

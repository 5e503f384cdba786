import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { ContentChecker } from '../content/check/check-content';
import { formatFinding, summary } from '../content/check/format';
import { SITE_COLLECTIONS } from '../content/model/collections';
import { diskSource } from '../content/read/disk-source';
import { type Finding, isError } from '../content/read/finding';
import { PLANNER_FACTS } from '../planners/registry';
import { buildStep } from './build-step';
import { keepFiles, openPicture, readText } from './known-files';
import { noteFolder } from './moved-cache';
import { uprightCopies } from './pictures';

/** The site's content check; its reader supplies the records for nodes. */
export const contentChecker = new ContentChecker(
  diskSource(path.resolve('content'), openPicture),
  PLANNER_FACTS,
  readText,
);

let known: readonly Finding[] = [];

/** The mistakes that the last check found. */
export const mistakes = (): string[] => known.filter(isError).map((finding) => formatFinding(finding));

/** Reports findings that appeared since the last check, or that all are fixed, while an author writes. */
export async function checkAgain(reporter: Reporter): Promise<void> {
  const before = new Set(known.map((finding) => formatFinding(finding)));
  const hadErrors = known.some(isError);
  known = await contentChecker.check();
  for (const finding of known) {
    const text = formatFinding(finding);
    if (before.has(text)) continue;
    if (isError(finding)) reporter.error(text);
    else if (finding.severity === 'warning') reporter.warn(text);
  }
  if (hadErrors && !known.some(isError)) reporter.success('The content is in order again');
}

/** Files that every page needs, such as the settings. */
const NEEDED: ReadonlySet<string> = new Set(
  SITE_COLLECTIONS.flatMap(({ shape, file }) => (shape === 'single' ? `content/${file}` : [])),
);

/** Checks all content before the build; reports all errors at once and fails. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ cache, reporter }) => {
  noteFolder();
  keepFiles(cache);
  known = await contentChecker.check();
  for (const finding of known.filter(({ severity }) => severity === 'warning')) reporter.warn(formatFinding(finding));
  const errors = known.filter(isError);
  const report = `The content has mistakes (${summary(known)}):\n\n${mistakes().join('\n\n')}\n`;
  // `gatsby develop` goes on if there are pages to show.
  if (errors.some(({ file }) => NEEDED.has(file))) reporter.panic(report);
  else if (errors.length > 0) reporter.panicOnBuild(report);
  // Before gatsby-source-filesystem looks for the upright copies.
  await buildStep(reporter, 'The pictures', async () => uprightCopies((await contentChecker.reader.read()).files));
};

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../src/content/check/check-content';
import { formatReport, type ReportFormat } from '../src/content/check/format';
import { diskSource } from '../src/content/read/disk-source';
import { PLANNER_FACTS } from '../src/planners/registry';
import { AuthorError, CONTENT_FOLDER, runCommand } from './for-author';

const FORMATS: readonly ReportFormat[] = ['text', 'github'];

const HELP = `Checks everything in content/ and says what to fix, by file and line.

  npm run check:content
  npx tsx scripts/check-content.ts --format github    annotations in GitHub Actions
  npx tsx scripts/check-content.ts --errors           errors only
  npx tsx scripts/check-content.ts --content FOLDER   another content folder`;

function wantsColour(): boolean {
  if (process.env.NO_COLOR) return false;
  return process.stdout.isTTY || Boolean(process.env.FORCE_COLOR);
}

const options = {
  format: { type: 'string', default: 'text' },
  errors: { type: 'boolean', default: false },
  ...CONTENT_FOLDER,
} as const;

runCommand(HELP, { options }, async ({ values: { content, ...values } }) => {
  const format = FORMATS.find((known) => known === values.format);
  if (!format) throw new AuthorError(`--format is one of ${FORMATS.join(', ')}`);
  const folder = path.resolve(content);
  if (!(await stat(folder).catch(() => undefined))?.isDirectory())
    throw new AuthorError(`There is no folder ${folder}. Name the folder of the content after --content.`);
  const found = await checkContent(diskSource(folder), PLANNER_FACTS);
  const named = (text: string): string => text.replace(/(?<![\w/])content(?=\/)/g, () => content);
  const findings = found.map(({ file, message, fix, ...each }) => {
    return { ...each, file: named(file), message: named(message), fix: named(fix) };
  });
  const errors = findings.filter(({ severity }) => severity === 'error');
  console.log(formatReport(values.errors ? errors : findings, format, wantsColour()));
  if (errors.length > 0) process.exitCode = 1;
});

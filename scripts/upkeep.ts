import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentChecker } from '../src/content/check/check-content';
import { diskSource } from '../src/content/read/disk-source';
import { type Finding, finding, locationAt } from '../src/content/read/finding';
import { bothOf, RULES, type RuleId } from '../src/content/read/rules';
import { announcements } from '../src/facts/announcements';
import type { PageSource } from '../src/facts/periods';
import { PLANNER_WORDS } from '../src/planners/registry';
import { addMonths, firstOfMonth, today } from '../src/utils/calendar';
import { CONTENT_FOLDER, readValid, runCommand } from './for-author';

const HELP = `Lists what is due today and in each of the next eighteen months if nobody changes the content: articles to
review and facts to check, with their sources, and texts whose last day passes, those of planners too.

  npm run upkeep
  npx tsx scripts/upkeep.ts --content FOLDER    another content folder`;

const MONTHS = 18;

/** Tells the nightly workflow that there is no issue to open. */
const NOTHING_DUE = 'Nothing is due today.';

/** Content check rules that can fail merely because time passes, in report order. */
const UPKEEP_RULES = [
  'text-expired',
  'text-replaced',
  'security-expires',
  'review-due',
  'fact-ends',
  'fact-expected',
  'fact-old',
] as const satisfies readonly RuleId[];

/** Findings due for the first time on a day (YYYY-MM-DD). */
interface DueOn {
  readonly day: string;
  readonly findings: readonly Finding[];
}

/** What the words of planners say of a time that is over on a day as still to come; only a programmer can correct it. */
function announcedInCode(day: string): Finding[] {
  return Object.entries(PLANNER_WORDS).flatMap(([name, words]) => {
    const file = `src/planners/${name}`;
    const source = readFileSync(path.join(__dirname, '..', file), 'utf8');
    return announcements(JSON.stringify(words))
      .filter(({ until }) => until < day)
      .map(({ found, until }) => {
        const message = `This speaks of a time that ended on ${until} as still to come`;
        return finding('text-expired', locationAt(file, source, Math.max(0, source.indexOf(found))), message, {
          found,
        });
      });
  });
}

/**
 * What falls due on a day and on the first of each following month if the content stays unchanged.
 * @param start the first day, as YYYY-MM-DD
 */
export async function fallsDue(checker: Pick<ContentChecker, 'check'>, start: string): Promise<DueOn[]> {
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(firstOfMonth(start), index + 1));
  const known = new Set<string>();
  const due: DueOn[] = [];
  for (const day of [start, ...months]) {
    const all = [...(await checker.check(day)), ...announcedInCode(day)];
    const found = all.filter(({ rule }) => UPKEEP_RULES.some((each) => each === rule));
    const nameOf = ({ file, line, column, rule }: Finding): string => `${file}:${line}:${column} ${rule}`;
    due.push({ day, findings: found.filter((finding) => !known.has(nameOf(finding))) });
    for (const finding of found) known.add(nameOf(finding));
  }
  return due;
}

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

function sourceTask({ title, url, checked }: PageSource): string {
  // Markdown reads a URL in angle brackets whole, whatever characters it contains.
  const address = url.replace(/[<>\s\\]/g, encodeURIComponent);
  return `  - [ ] [${title}](<${address}>), ${checked === undefined ? 'not checked' : `checked on ${checked}`}`;
}

/** One line per finding: what is due, and where. */
function lineOf({ file, line, message, found, review }: Finding): string {
  const subject = review ? `**${review.subject}** ` : '';
  const shown = found === undefined || message.includes(found) ? '' : `: ${code(found)}`;
  return `- [ ] ${subject}${code(`${file}:${line}`)} ${message}${shown}`;
}

/** The report in markdown: what is due today, with sources and remedies, then what follows month by month. */
export function upkeepReport([now, ...later]: readonly DueOn[]): string {
  const due = UPKEEP_RULES.flatMap((id) => {
    const found = now?.findings.filter(({ rule }) => rule === id) ?? [];
    const tasks = found.flatMap((finding) => [lineOf(finding), ...(finding.review?.pages.map(sourceTask) ?? [])]);
    return tasks.length === 0 ? [] : [`## ${RULES[id].what}`, bothOf(RULES[id].fix).file, tasks.join('\n')];
  });
  const coming = later
    .filter(({ findings }) => findings.length > 0)
    .flatMap(({ day, findings }) => [`## By ${day}, if nothing changes`, findings.map(lineOf).join('\n')]);
  return [...(due.length > 0 ? due : [NOTHING_DUE]), ...coming].join('\n\n');
}

if (require.main === module)
  runCommand(HELP, { options: CONTENT_FOLDER }, async ({ values }) => {
    const checker = new ContentChecker(diskSource(path.resolve(values.content)));
    await readValid(checker.reader);
    console.log(upkeepReport(await fallsDue(checker, today())));
  });

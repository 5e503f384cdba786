import path from 'node:path';
import { ContentChecker } from '../src/content/check/check-content';
import { shownOf, sourcedFacts } from '../src/content/check/sourced-facts';
import { statedFacts } from '../src/content/check/stated-facts';
import { diskSource } from '../src/content/read/disk-source';
import { addMonths, firstOfMonth, today } from '../src/utils/calendar';
import { CONTENT_FOLDER, runCommand } from './for-author';
import { isUpkeep } from './upkeep-report';

const HELP = `Sets the clock to the first day of each coming month: what an author would be told that is not told today, and
which values readers would see change if nobody changed the content.

  npx tsx scripts/year-ahead.ts
  npx tsx scripts/year-ahead.ts --months 6            so many months (18)
  npx tsx scripts/year-ahead.ts --content FOLDER      another content folder`;

/** One month: what is new in it. */
export interface MonthAhead {
  /** Its first day. */
  readonly day: string;
  /** What the check and `upkeep` say for the first time. */
  readonly told: readonly string[];
  /** The facts that read differently from the month before. */
  readonly shown: readonly string[];
}

async function lookAt(checker: ContentChecker, day: string): Promise<{ told: string[]; shown: Map<string, string> }> {
  const { problems, files } = await checker.checkAndRead(day);
  const told = problems
    .filter((found) => found.severity !== 'info' || isUpkeep(found))
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
  const shown = shownOf(sourcedFacts(statedFacts(files) ?? [], day));
  return { told, shown: new Map(Object.entries(shown).map(([id, { withUnit }]) => [id, withUnit])) };
}

/**
 * What is new in each of the coming months, the current one first, if nobody changes the content.
 * @param start the day from which it is looked ahead, as YYYY-MM-DD
 */
export async function monthsAhead(content: string, start: string, months: number): Promise<MonthAhead[]> {
  const checker = new ContentChecker(diskSource(content));
  const days = [start, ...Array.from({ length: months }, (_, at) => addMonths(firstOfMonth(start), at + 1))];
  const found: MonthAhead[] = [];
  const known = new Set<string>();
  let before = new Map<string, string>();
  for (const day of days) {
    const { told, shown } = await lookAt(checker, day);
    const changes = [...new Set([...before.keys(), ...shown.keys()])]
      .filter((id) => day !== start && before.get(id) !== shown.get(id))
      .map((id) => `${id}: ${before.get(id) ?? '(nothing)'} -> ${shown.get(id) ?? '(nothing)'}`);
    found.push({ day, told: told.filter((text) => !known.has(text)), shown: changes });
    for (const text of told) known.add(text);
    before = shown;
  }
  return found;
}

if (require.main === module)
  runCommand(
    HELP,
    { options: { months: { type: 'string', default: '18' }, ...CONTENT_FOLDER } },
    async ({ values }) => {
      for (const { day, told, shown } of await monthsAhead(
        path.resolve(values.content),
        today(),
        Number(values.months),
      )) {
        console.log(
          [`\n${day}`, ...told.map((text) => `  told   ${text}`), ...shown.map((text) => `  shown  ${text}`)].join(
            '\n',
          ),
        );
      }
    },
  );

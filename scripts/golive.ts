import path from 'node:path';
import { ContentChecker } from '../src/content/check/check-content';
import type { Entries } from '../src/content/model/collections';
import { entriesOf } from '../src/content/read/content-files';
import { diskSource } from '../src/content/read/disk-source';
import type { Finding } from '../src/content/read/finding';
import type { RuleId } from '../src/content/read/rules';
import { type LiveSettings, liveReport } from './check-live';
import { AuthorError, CONTENT_FOLDER, readValid, runCommand } from './for-author';

const HELP = `Lists what in content/ is still a placeholder, where it is, and what to write in its place.
With an address, looks at the published site from outside instead, and ends with an error where something is wrong.

  npm run golive
  npm run golive https://www.example.com
  npx tsx scripts/golive.ts --strict            ends with an error while anything is left, for use in scripts
  npx tsx scripts/golive.ts --content FOLDER    another content folder`;

/** Content check rules for placeholders that the owner must replace. */
const PLACEHOLDER_RULES: ReadonlySet<RuleId> = new Set([
  'before-launch',
  'form-simulated',
  'template-text',
  'text-expired',
]);

/** What the owner still has to replace, according to the content check. */
export const placeholdersIn = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ rule }) => PLACEHOLDER_RULES.has(rule));

/** The printed list. */
function goliveReport(found: readonly Finding[]): string {
  if (found.length === 0)
    return 'Nothing in content/ is a placeholder any more. docs/deploying.md says how to publish.';
  const entries = found.map(({ file, line, message, found: value, fix }) => {
    const what = value === undefined ? message : `${message}: ${value}`;
    return `${file}:${line}  ${what}\n  ${fix}\n`;
  });
  return [...entries, `${found.length} to look at before the site goes live; see docs/deploying.md.`].join('\n');
}

/** Settings that show the owner what is read and leads to a call, and are not on; a site can do without them. */
export function unusedSettings(settings: Pick<Entries['SiteSettings'], 'statistics' | 'verification' | 'booking'>) {
  const { statistics, verification, booking } = settings;
  const unused = Object.entries({ statistics, verification, 'booking.utm': booking.utm }).filter(([, value]) => !value);
  return unused.map(([name]) => name);
}

/** Reports faults of the site at a URL. */
async function lookAt(address: string, settings: LiveSettings | undefined): Promise<void> {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new AuthorError(`"${address}" is no address; write it with https://.`);
  const { origin } = new URL(address);
  const report = await liveReport(origin, settings);
  console.log(report || `Nothing is wrong with ${origin}.`);
  if (report !== '') process.exitCode = 1;
}

const CONFIG = { options: { strict: { type: 'boolean' }, ...CONTENT_FOLDER }, allowPositionals: true } as const;

if (require.main === module)
  runCommand(HELP, CONFIG, async ({ values, positionals: [address] }) => {
    const checker = new ContentChecker(diskSource(path.resolve(values.content)));
    const [settings] = entriesOf(await readValid(checker.reader), 'SiteSettings');
    if (address !== undefined) return lookAt(address, settings);
    const found = placeholdersIn(await checker.check());
    console.log(goliveReport(found));
    const unused = settings ? unusedSettings(settings) : [];
    if (unused.length > 0)
      console.log(`Not in use, which is fine: ${unused.join(', ')}. docs/statistics.md says what each shows you.`);
    if (values.strict && found.length > 0) process.exitCode = 1;
  });

import path from 'node:path';
import { ContentChecker } from '../src/content/check/check-content';
import { sourceOf } from '../src/content/check/written-values';
import type { ContentFiles } from '../src/content/read/content-files';
import { diskSource } from '../src/content/read/disk-source';
import { addDays, today } from '../src/utils/calendar';
import { member } from '../src/utils/is-record';
import { externalLinks, isOffline, tryLinks } from './external-links';
import { AuthorError, CONTENT_FOLDER, runCommand } from './for-author';
import { type IssueKind, updateIssue } from './one-issue';
import { isUpkeep, laterReport, upkeepReport } from './upkeep-report';

const HELP = `Tries every link to another site, and lists texts whose last day is near or has passed, articles to
review, facts to check and what is known to come later.

  npm run upkeep
  npm run upkeep -- --days 60           how many days to look ahead (30)
  npm run upkeep -- --content FOLDER    another content folder
  npm run upkeep -- --issue             opens one GitHub issue with the report, or brings it up to date (needs gh)`;

const OFFLINE = 'This computer has no connection to the internet, so no link was tried.';

/** The issue of what the weekly look has found. */
const ISSUE: IssueKind = {
  label: 'upkeep',
  title: 'Links and dates to look after',
  description: 'Links that broke and texts that expire',
};

const TRYING = { timeoutMs: 20_000, atOnce: 8 };

function siteUrlOf(files: ContentFiles): string {
  const siteUrl = member(sourceOf(files, 'site.yaml')?.value, 'siteUrl');
  if (typeof siteUrl !== 'string') throw new AuthorError('content/site.yaml cannot be read.');
  return siteUrl;
}

runCommand(
  HELP,
  { options: { days: { type: 'string', default: '30' }, issue: { type: 'boolean' }, ...CONTENT_FOLDER } },
  async ({ values }) => {
    const within = Number(values.days);
    if (!Number.isInteger(within)) throw new AuthorError('--days is a whole number.');
    const day = today();
    const aheadDay = addDays(day, within);
    const checker = new ContentChecker(diskSource(path.resolve(values.content)));
    const { problems, files } = await checker.checkAndRead(day);
    const known = externalLinks(files, siteUrlOf(files)).filter(({ url }) => URL.canParse(url));
    const offline = await isOffline(known);
    if (offline && values.issue) throw new AuthorError(OFFLINE);
    if (offline) console.error(`${OFFLINE}\n`);
    const links = offline ? [] : await tryLinks(known, TRYING);
    const now = problems.filter(isUpkeep);
    const ahead = (await checker.check(aheadDay)).filter(isUpkeep);
    const report = upkeepReport({ links, now, ahead, aheadDay });
    const later = laterReport(files, aheadDay);
    console.log(`${report || 'Nothing needs attention.\n'}\n${later}`);
    if (values.issue) console.log(updateIssue(ISSUE, report && `${report}\n${later}`));
  },
);

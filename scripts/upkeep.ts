import path from 'node:path';
import { sourceOf } from '../src/content-check/written-values';
import type { ContentFiles } from '../src/content-reader/content-files';
import { ContentReader } from '../src/content-reader/content-reader';
import { diskSource } from '../src/content-reader/disk-source';
import { today } from '../src/utils/calendar';
import { member } from '../src/utils/is-record';
import { externalLinks, isOffline, tryLinks } from './external-links';
import { factsDue, factsMarkdown } from './facts-due';
import { AuthorError, CONTENT_FOLDER, runCommand } from './for-author';
import { type IssueKind, updateIssue } from './one-issue';
import { postsToReview, reviewMarkdown } from './review';
import { datedTexts, upkeepReport } from './upkeep-report';

const HELP = `Tries every link to another site, and lists texts whose last day is near or has passed, articles to
review and facts to check.

  npm run upkeep
  npm run upkeep -- --days 60           how near the last day may be (30)
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
    const files = await new ContentReader(diskSource(path.resolve(values.content))).read();
    const known = externalLinks(files, siteUrlOf(files)).filter(({ url }) => URL.canParse(url));
    const offline = await isOffline(known);
    if (offline && values.issue) throw new AuthorError(OFFLINE);
    if (offline) console.error(`${OFFLINE}\n`);
    const links = offline ? [] : await tryLinks(known, TRYING);
    const dated = datedTexts(files, today()).filter(({ daysLeft }) => daysLeft <= within);
    const reviews = reviewMarkdown(postsToReview(files, today()));
    const facts = factsMarkdown(factsDue(files, today()));
    const report = [upkeepReport({ links, dated }), reviews, facts].filter((part) => part !== '').join('\n');
    console.log(report === '' ? 'Nothing needs attention.' : report);
    if (values.issue) console.log(updateIssue(ISSUE, report));
  },
);

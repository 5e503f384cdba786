import path from 'node:path';
import { ContentReader } from '../src/content/read/content-reader';
import { diskSource } from '../src/content/read/disk-source';
import { today } from '../src/utils/calendar';
import { AuthorError, CONTENT_FOLDER, runCommand } from './for-author';
import { checkLive } from './live/check-live';
import { expectedSite } from './live/expected-site';
import type { Finding } from './live/live-site';
import { type IssueKind, updateIssue } from './one-issue';

const HELP = `Looks at the published site from outside, and says what is wrong with it and what to do.

  npm run check:live                               the siteUrl of content/site.yaml
  npm run check:live -- https://www.example.com    another address at which the site is
  npm run check:live -- --message                  also sends a marked test message through the contact form
  npm run check:live -- --content FOLDER           another content folder
  npm run check:live -- --issue                    opens one GitHub issue with the report, or brings it up to date (needs gh)

It ends with an error where something is wrong.`;

/** The issue of what is wrong with the live site. */
const ISSUE: IssueKind = {
  label: 'live-site',
  title: 'Something is wrong with the live site',
  description: 'What the daily look at the live site has found',
};

function addressOf(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new AuthorError(`"${text}" is no address; write it with https://.`);
  return address;
}

const reportOf = (found: readonly Finding[]): string =>
  found.map(({ what, advice }) => `- [ ] ${what}\n  ${advice}\n`).join('');

runCommand(
  HELP,
  {
    options: { message: { type: 'boolean', default: false }, issue: { type: 'boolean' }, ...CONTENT_FOLDER },
    allowPositionals: true,
  },
  async ({ values, positionals }) => {
    const files = await new ContentReader(diskSource(path.resolve(values.content))).read();
    const expected = expectedSite(files, today());
    const address = addressOf(positionals[0] ?? expected.siteUrl);
    const found = await checkLive(address, expected, { sendsMessage: values.message });
    const report = reportOf(found);
    console.log(report === '' ? `Nothing is wrong with ${address.origin}.` : report);
    if (values.issue) console.log(updateIssue(ISSUE, report));
    if (found.length > 0) process.exitCode = 1;
  },
);

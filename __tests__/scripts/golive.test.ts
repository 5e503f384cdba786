// Guards what is said to be missing before a site goes live.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeholdersIn } from '../../scripts/golive';
import { checkContent } from '../../src/content/check/check-content';
import { diskSource } from '../../src/content/read/disk-source';
import type { Problem } from '../../src/content/read/problem';
import { someContent } from '../support/some-content';

const BEFORE_COHORT = '2025-01-15';
let root: string;

beforeEach(() => {
  root = someContent(['site.yaml', 'pages']);
});
afterEach(() => rmSync(path.dirname(root), { recursive: true, force: true }));

function change(name: string, pattern: RegExp, replacement: string): void {
  const file = path.join(root, name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(pattern, replacement);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

const find = async (day: string): Promise<Problem[]> => placeholdersIn(await checkContent(diskSource(root), day));
const reported = (problems: readonly Problem[]): string[] =>
  problems.map(({ message, found }) => (found === undefined ? message : `${message}: ${found}`));

test('everything of the specified content that its owner must replace is named with its line', async () => {
  const lines = readFileSync(path.join(root, 'site.yaml'), 'utf8').split('\n');
  const found = await find(BEFORE_COHORT);
  expect(reported(found)).toEqual([
    '"siteUrl" is an example address: https://www.example.com',
    'The founder has no name yet: our founder',
    "The privacy page cannot name who is responsible for visitors' data yet",
    '"email" is an example address: hello@example.com',
    '"url" (in booking) is an example address: https://book.example.com/discovery-call',
    '"email" (in security) is an example address: hello@example.com',
    '"Facebook" leads nowhere yet',
    '"Instagram" leads nowhere yet',
    '"X" leads nowhere yet',
    '"LinkedIn" leads nowhere yet',
    '"Free Guides" leads nowhere yet',
    '"Webinars" leads nowhere yet',
    '"Terms of Service" leads nowhere yet',
    '"Cookies Policy" leads nowhere yet',
    'The contact form sends nothing yet',
    'The newsletter form sends nothing yet',
  ]);
  const at = found.map(({ file, line }) => `${file}: ${lines[line - 1]?.trim()}`);
  expect(at).toContain('content/site.yaml: siteUrl: https://www.example.com');
  expect(at).toContain('content/site.yaml: label: LinkedIn');
  expect(at).toContain('content/site.yaml: - label: Webinars');
});

test('the list is empty once the owner has replaced it all', async () => {
  change('site.yaml', /example\.com/g, 'nurse-coaching.co.uk');
  change('site.yaml', /name: our founder/, 'name: Ada Obi');
  change('site.yaml', /isRealName: false/, 'isRealName: true');
  change(
    'site.yaml',
    /( +)label: (Facebook|Instagram|X|LinkedIn)$/gm,
    '$&\n$1href: https://social.nurse-coaching.co.uk/',
  );
  change('site.yaml', / +- label: (Free Guides|Webinars|Terms of Service|Cookies Policy)\n/g, '');
  change('site.yaml', /provider: simulated/g, 'provider: netlify');
  change('site.yaml', /^email:/m, 'business:\n  legalName: Ada Obi\n  address: 4 Park Row, Leeds LS1 5AB\nemail:');
  expect(await find(BEFORE_COHORT)).toEqual([]);
});
